import { useEffect } from "react";
import { oneOf } from "#web/api/like.ts";
import { kept } from "#web/entry/kept.ts";
import { closeTab } from "#web/entry/lock/record.ts";
import { quickExit } from "./choice.ts";

/** Works offline, and tells no third party about the quick exit. */
const QUIET_PAGE = "about:blank";

/** Marks this tab as left by quick exit; contains nothing of what was open. */
const left = kept("mwezi.left", oneOf("yes"), "tab");

/** Replaces this page with an empty one, also in the history. */
export function leaveQuickly(): void {
  left.write("yes");
  // With a PIN set, it is asked for on return.
  closeTab();
  // Clears screen and memory while the navigation is pending.
  document.title = "";
  document.body.replaceChildren();
  location.replace(QUIET_PAGE);
}

/** After a quick exit, Back leads to home, or to the empty page if every page has a quick exit. */
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
    // An explicit new visit stays open.
    else left.write(null);
    addEventListener("pageshow", onShow);
    return () => removeEventListener("pageshow", onShow);
  }, []);
}

const isBack = () =>
  performance
    .getEntriesByType("navigation")
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type === "back_forward");
