// Sitting down at the table of today's deal, a new one or the one that was begun.
import { post } from "../api.js";
import { sentence } from "../problems.js";
import { go } from "../router.js";
import { recall, remember } from "../settings.js";
import { toast } from "../ui/toast.js";
import { keepTable, ownKey } from "./kept.js";

/** @param {string} game @param {string} [name] as it is to stand on the board */
export async function sitAt(game, name = recall("name", "")) {
  try {
    if (name) remember("name", name);
    const made = await post(`/today/${game}`, { name }, ownKey());
    keepTable(made);
    go(`/table/${made.table}`);
  } catch (error) {
    toast(await sentence(error, game), { icon: "warning" });
  }
}
