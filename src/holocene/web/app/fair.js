// What a browser can check of a deal for whoever played it (docs/fair-deal.md). It brings a hash that nothing else
// needs:
// load it when a deal is looked at, `const { checkDeal } = await import("./fair.js")`.
import { blake2b } from "../vendor/noble/blake2.js";

const SECRET = /^[0-9a-f]{64}$/;
const PERSON = new TextEncoder().encode("holocene commit".padEnd(16, "\0"));

/** The hash that promises a secret, both as hexadecimal digits. @param {string} secret */
function commitmentOf(secret) {
  const bytes = Uint8Array.from(secret.match(/../g) ?? [], (digits) => parseInt(digits, 16));
  const hash = blake2b(bytes, { dkLen: 32, personalization: PERSON });
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * What fits and what does not: `secret` (the secret is the one that the hash promised), `commitment` (the hash is the
 * one
 * that this browser saw first), `word` (the word that this browser gave is among those mixed in, at its own seat). What
 * cannot be checked, since the game still goes on or nothing was kept, is left out.
 *
 * @param {{commitment: string, secret?: string | null, words?: string[], ownWord?: string, seat?: number,
 *   firstCommitment?: string}} deal
 * @returns {{check: "secret" | "commitment" | "word", ok: boolean}[]}
 */
export function checkDeal({ commitment, secret, words = [], ownWord, seat = -1, firstCommitment }) {
  /** @type {ReturnType<typeof checkDeal>} */
  const found = [];
  if (secret) found.push({ check: "secret", ok: SECRET.test(secret) && commitmentOf(secret) === commitment });
  if (firstCommitment) found.push({ check: "commitment", ok: firstCommitment === commitment });
  if (ownWord) found.push({ check: "word", ok: words[seat] === ownWord });
  return found;
}
