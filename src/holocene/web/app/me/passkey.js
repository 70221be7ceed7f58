// Passkeys in this browser: bytes travel as base64url, the browser wants them bare.
import { post } from "../api.js";

/** @import { Creation, MadeCredentialBody, Showing, SignedCredentialBody } from "../types/api.d.ts" */

/** Why there can be none: nothing where they can be, else "insecure", "number", "local" or "unknown". */
export function lackOfPasskeys() {
  if (!isSecureContext) return "insecure";
  if (/^127\.|^\[::1\]$/.test(location.hostname)) return "local";
  if (/^[\d.]+$|^\[/.test(location.hostname)) return "number";
  return "PublicKeyCredential" in window ? "" : "unknown";
}

/** @param {string} text */
function bare(text) {
  const bytes = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(bytes, (letter) => letter.charCodeAt(0));
}

/** @param {ArrayBuffer} bytes */
function written(bytes) {
  const letters = Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join("");
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** @param {Credential | null} found @returns {PublicKeyCredential | null} */
const asPasskey = (found) => (found instanceof PublicKeyCredential ? found : null);

/** @param {Creation} options @returns {Promise<MadeCredentialBody | null>} */
async function make({ rp, user, challenge, pubKeyCredParams, timeout, excludeCredentials, ...rest }) {
  const made = asPasskey(
    await navigator.credentials.create({
      publicKey: {
        rp,
        timeout,
        challenge: bare(challenge),
        user: { ...user, id: bare(user.id) },
        pubKeyCredParams: pubKeyCredParams.map(({ alg }) => ({ alg, type: "public-key" })),
        excludeCredentials: excludeCredentials.map(({ id }) => ({ id: bare(id), type: "public-key" })),
        authenticatorSelection: { residentKey: "required", requireResidentKey: true, userVerification: "required" },
        attestation: rest.attestation === "none" ? "none" : undefined,
      },
    }),
  );
  if (!(made?.response instanceof AuthenticatorAttestationResponse)) return null;
  const { clientDataJSON, attestationObject } = made.response;
  const response = { clientDataJSON: written(clientDataJSON), attestationObject: written(attestationObject) };
  return { id: made.id, rawId: written(made.rawId), type: made.type, response };
}

/** @param {Showing} options @returns {Promise<SignedCredentialBody | null>} */
async function show({ challenge, timeout, rpId }) {
  const wanted = { challenge: bare(challenge), timeout, rpId, userVerification: /** @type {const} */ ("required") };
  const found = asPasskey(await navigator.credentials.get({ publicKey: wanted }));
  if (!(found?.response instanceof AuthenticatorAssertionResponse)) return null;
  const { clientDataJSON, authenticatorData, signature, userHandle } = found.response;
  const response = {
    clientDataJSON: written(clientDataJSON),
    authenticatorData: written(authenticatorData),
    signature: written(signature),
    userHandle: userHandle && written(userHandle),
  };
  return { id: found.id, rawId: written(found.rawId), type: found.type, response };
}

/** Whether somebody closed the browser's own question, or it took too long: nothing has to be said then.
 * @param {unknown} error */
export const isDeclined = (error) =>
  error instanceof DOMException && ["NotAllowedError", "AbortError"].includes(error.name);

/** Whether the device has a passkey for her already. @param {unknown} error */
export const isThere = (error) => error instanceof DOMException && error.name === "InvalidStateError";

/** Makes one for who is known here, and answers with all her ways back. @param {string} label */
export async function addPasskey(label) {
  const { asked, options } = await post("/me/passkeys/asked", undefined);
  const credential = await make(options);
  return credential && post("/me/passkeys", { asked, credential, label });
}

/** Shows one, and answers with who that is. @param {string} label */
export async function arriveByPasskey(label) {
  const { asked, options } = await post("/me/arrivals/passkey/asked", undefined);
  const credential = await show(options);
  return credential && post("/me/arrivals/passkey", { asked, credential, label });
}
