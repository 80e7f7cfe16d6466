import { useSyncExternalStore } from "react";

/** Marks a place for the exit button on a page or dialog. */
const PLACES = "[data-exit-place]";

const isDrawn = (element: HTMLElement) => element.offsetParent !== null;

/**
 * The place for the exit button: in the open dialog, as everything behind it is inert, else on the
 * page; `null` without a place.
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
