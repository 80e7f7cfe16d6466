import { useSyncExternalStore } from "react";

/** Marks where a page or a dialog has room for the way out. */
const PLACES = "[data-exit-place]";

const isDrawn = (element: HTMLElement) => element.offsetParent !== null;

/**
 * Where the way out stands now: in the dialog that is open, as nothing behind it takes a touch, else
 * in the page's own place; `null` where neither has one.
 */
function exitPlace(): HTMLElement | null {
  const dialog = [...document.querySelectorAll("dialog[open]")].at(-1);
  const places = [...(dialog ?? document).querySelectorAll<HTMLElement>(PLACES)];
  const place = places.find(isDrawn);
  return place ?? (dialog instanceof HTMLElement ? dialog : null);
}

export const useExitPlace = (): HTMLElement | null => useSyncExternalStore(follow, exitPlace);

function follow(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  const attributeFilter = ["open", "hidden"];
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter });
  return () => observer.disconnect();
}
