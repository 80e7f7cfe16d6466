import { withWords } from "#web/i18n/i18n.ts";
import { lookAt } from "./look-at.ts";

/** Loads the panel with its messages and triggers. */
export async function loadCrisis() {
  const { default: Panel } = await withWords(
    "crisis",
    async () => (await import("./components/crisis-dialog.tsx")).CrisisDialog,
  );
  return { Panel, lookAt };
}
