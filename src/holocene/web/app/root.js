// Where this server's pages begin: "" where it has a host of its own, or the folder that it shares one in, "/holocene".

/** What the shell says. @param {string} name */
function told(name) {
  const meta = document.querySelector(`meta[name=${name}]`);
  return meta instanceof HTMLMetaElement ? meta.content : "";
}

/** The folder, without a slash at its end. */
export const root = told("root");

/** Where this edition of the files is found, "/at/…": what lies there never changes. */
const edition = told("edition");

// The shell's own files are found by its base. From here on every address is whole, and "#…" stays on its page.
for (const link of document.querySelectorAll("link[rel=icon], link[rel=apple-touch-icon], link[rel=manifest]"))
  if (link instanceof HTMLLinkElement) link.href = String(link.href);
document.querySelector("base")?.remove();

/** The address of a page of this server, or of its API: address("/new"). @param {string} path */
export const address = (path) => root + path;

/** The address of a file that belongs to these pages: file("/pictures/icons.svg"). @param {string} path */
export const file = (path) => address(edition + path);

/** @param {string} host */
const isLocal = (host) => /^(localhost|127\..*|\[::1\])$/.test(host);

/** What the server says of this machine in its network is meant for whoever sits at it. */
const isHere = isLocal(location.hostname);

/** How addresses for others begin: as here, unless others know this machine by another. */
const links = (isHere && told("links")) || location.origin;

/** The same for others, with the name of the host. @param {string} path */
export const shared = (path) => links + root + path;

/** Whether nobody but this machine can open what is shared. */
export const isOnlyHere = isLocal(new URL(links).hostname);

/** The host that others are led to, where it is not the one that this page was opened by. */
export const network = links === location.origin ? "" : new URL(links).host;

/** Why others cannot come in, "alone" or "offline", and by which command they could; "" where that is not known. */
export const lack = isHere ? told("lack") : "";
export const command = isHere ? told("command") : "";

/** The path below the root that an address of this host names, or null where it is none of ours.
 * @param {string} pathname */
export function within(pathname) {
  if (pathname === root) return "/";
  return pathname.startsWith(`${root}/`) ? pathname.slice(root.length) : null;
}
