import { useEffect } from "react";
import { oneOf } from "#web/api/like.ts";
import { kept } from "#web/entry/kept.ts";
import { closeTab } from "#web/entry/lock/record.ts";
import { quickExit } from "./choice.ts";

/** Needs no network, and tells no third party that she left in a hurry. */
const QUIET_PAGE = "about:blank";

/** She left in a hurry, in this tab: it says nothing of what she read. */
const left = kept("mwezi.left", oneOf("yes"), "tab");

/** Leaves for an empty page that takes this one's place in the history. */
export function leaveQuickly(): void {
  left.write("yes");
  // With a PIN on this device, it is asked for before anything is seen again.
  closeTab();
  // Nothing stays in sight, or in memory, while the browser makes up its mind.
  document.title = "";
  document.body.replaceChildren();
  location.replace(QUIET_PAGE);
}

/**
 * On a page she may have to leave in a hurry: whoever presses Back after that comes home instead, or
 * where she wants a way out of every page, to the empty page again.
 */
export function useQuickExit(): void {
  useEffect(() => {
    const turnAway = () => {
      if (left.read() === null) return;
      if (quickExit.read() !== null) return leaveQuickly();
      left.write(null);
      location.replace("/");
    };
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) turnAway();
    };
    if (isBack()) turnAway();
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
