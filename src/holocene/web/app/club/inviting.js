// Asking somebody to a table where the reader sits.
import { post } from "../api.js";
import { sentence } from "../problems.js";
import { toast } from "../ui/toast.js";
import { t } from "../words.js";

/** @param {string} table @param {string} person @param {string} player what she is called */
export async function invite(table, person, player) {
  try {
    await post("/invitations", { table, person });
    toast(t("wc-asked", { player }), { icon: "check" });
  } catch (error) {
    toast(await sentence(error), { icon: "warning" });
  }
}
