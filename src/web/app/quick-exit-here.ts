import { useEffect } from "react";
import { useKept } from "#web/entry/kept.ts";
import { quickExit } from "#web/entry/quick-exit/choice.ts";

/** Puts the way out on this page. */
export async function showQuickExit(): Promise<void> {
  try {
    await (await import("#web/entry/quick-exit/on-every-page.tsx")).offer();
  } catch {
    // Without network before it was kept: the next page has it.
  }
}

/** For a page that was open when she switched the way out on; a later one has it from boot. */
export function useQuickExitHere(): void {
  const isOn = useKept(quickExit) !== null;
  useEffect(() => {
    if (isOn) void showQuickExit();
  }, [isOn]);
}
