// The record of a game as a file of the reader's own.
import { address } from "../root.js";
import { toast } from "../ui/toast.js";
import { t } from "../words.js";

/** @typedef {"text" | "json"} Form */

/** What the file is called. @param {string} game @param {string} table @param {Form} form */
export const recordName = (game, table, form) => `${game}-${table}.${form === "json" ? "json" : "txt"}`;

/** Saves the record; a token needs a header, so a plain link cannot do it.
 * @param {import("./model.js").TableModel} table @param {Form} form */
export async function download(table, form) {
  const answer = await fetch(address(`/api${table.path(`/record?form=${form}`)}`), {
    headers: table.token.value ? { Authorization: `Bearer ${table.token.value}` } : {},
  });
  if (!answer.ok) return toast(t("web-problem", { status: answer.status }), { icon: "warning" });
  const link = document.createElement("a");
  link.href = URL.createObjectURL(await answer.blob());
  link.download = recordName(table.game, table.id, form);
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10000);
}
