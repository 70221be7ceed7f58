// The page without a server: in the reader's language, and away as soon as the server is back.

const WAIT = 10_000; // milliseconds between two tries

/** What this browser was set to. Storage may be forbidden. @param {string} name */
function recall(name) {
  try {
    return JSON.parse(localStorage.getItem(`holocene.${name}`) ?? '""');
  } catch {
    return "";
  }
}

/** The language that this browser was set to, or its own. */
function reader() {
  const sections = [...document.querySelectorAll("section[lang]")];
  const wanted = [recall("language"), ...navigator.languages].map((tag) => String(tag).slice(0, 2).toLowerCase());
  const known = sections.map((section) => section.getAttribute("lang"));
  return wanted.find((tag) => known.includes(tag)) ?? "en";
}

const language = reader();
document.documentElement.lang = language;
document.documentElement.dataset.theme = recall("theme");
for (const section of document.querySelectorAll("section[lang]"))
  section.toggleAttribute("hidden", section.getAttribute("lang") !== language);

async function look() {
  const answer = await fetch(location.href, { method: "HEAD", cache: "no-store" }).catch(() => null);
  if (answer?.ok) location.reload();
}
for (const button of document.querySelectorAll("button")) button.addEventListener("click", () => location.reload());
addEventListener("online", look);
setInterval(look, WAIT);
