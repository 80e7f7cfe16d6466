import { useEffect } from "react";
import * as z from "zod/mini";
import { kept } from "#web/entry/kept.ts";

/** Needs no network, and tells no third party that she left in a hurry. */
const QUIET_PAGE = "about:blank";

/** She left in a hurry, in this tab: it says nothing of what she read. */
const left = kept("mwezi.left", z.literal("yes"), "tab");

/** Leaves for an empty page that takes this one's place in the history. */
export function leaveQuickly(): void {
  left.write("yes");
  location.replace(QUIET_PAGE);
}

/** On a page she may have to leave in a hurry: whoever presses Back after that comes home instead. */
export function useQuickExit(): void {
  useEffect(() => {
    const goHome = () => {
      if (left.read() === null) return;
      left.write(null);
      location.replace("/");
    };
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) goHome();
    };
    if (isBack()) goHome();
    // Opened on purpose, it stays open.
    else left.write(null);
    addEventListener("pageshow", onShow);
    return () => removeEventListener("pageshow", onShow);
  }, []);
}

const isBack = () =>
  performance
    .getEntriesByType("navigation")
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type === "back_forward");
