import { lookAt } from "./look-at.ts";

export async function loadCrisis() {
  const { CrisisDialog: Panel } = await import("./components/crisis-dialog.tsx");
  return { Panel, lookAt };
}
