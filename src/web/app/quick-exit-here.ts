import { useEffect } from "react";
import { useKept } from "#web/entry/kept.ts";
import { quickExit } from "#web/entry/quick-exit/choice.ts";
import { withWords } from "#web/i18n/i18n.ts";

/** Puts the way out on this page. */
export async function showQuickExit(): Promise<void> {
  try {
    const { default: offer } = await withWords(
      "device",
      async () => (await import("#web/entry/quick-exit/on-every-page.tsx")).offerQuickExit,
    );
    offer();
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
