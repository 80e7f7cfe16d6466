import { lookAt } from "./look-at.ts";

/** Loads the panel with its messages and triggers. */
export async function loadCrisis() {
  const { CrisisDialog: Panel } = await import("./components/crisis-dialog.tsx");
  return { Panel, lookAt };
}
