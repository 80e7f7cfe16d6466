import { useEffect } from "react";
import { quickExit } from "#web/entry/quick-exit/choice.ts";
import { useStoredValue } from "#web/entry/stored-value.ts";

export async function showQuickExit(): Promise<void> {
  try {
    const { offerQuickExit: offer } = await import("#web/entry/quick-exit/on-every-page.tsx");
    offer();
  } catch {
    // Offline before its code was cached: the next page shows it.
  }
}

export function useQuickExitHere(): void {
  const isOn = useStoredValue(quickExit) !== null;
  useEffect(() => {
    if (isOn) void showQuickExit();
  }, [isOn]);
}
