// What this browser is called in the list of those that know somebody: its maker's name and the system, no more.

/** Names by what a browser says of itself; others pretend to be those below them. @type {[RegExp, string][]} */
const BROWSERS = [
  [/Firefox|FxiOS/, "Firefox"],
  [/Edg/, "Edge"],
  [/OPR/, "Opera"],
  [/SamsungBrowser/, "Samsung Internet"],
  [/Chrome|CriOS/, "Chrome"],
  [/Safari/, "Safari"],
];
/** @type {[RegExp, string][]} */
const SYSTEMS = [
  [/iPhone|iPad/, "iOS"],
  [/Android/, "Android"],
  [/Windows/, "Windows"],
  [/Mac OS/, "macOS"],
  [/CrOS/, "ChromeOS"],
  [/Linux/, "Linux"],
];

/** @param {string} [agent] */
export function browserLabel(agent = navigator.userAgent) {
  const found = [BROWSERS, SYSTEMS].map((names) => names.find(([pattern]) => pattern.test(agent))?.[1] ?? "");
  return found.filter(Boolean).join(" · ");
}
