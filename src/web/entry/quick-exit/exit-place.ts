import { useSyncExternalStore } from "react";

const PLACES = "[data-exit-place]";

const isDrawn = (element: HTMLElement) => element.offsetParent !== null;

/** Returns the open dialog, as everything behind it is inert, else the page. */
function exitPlace(): HTMLElement | null {
  const dialog = [...document.querySelectorAll("dialog[open]")].at(-1);
  const places = [...(dialog ?? document).querySelectorAll<HTMLElement>(PLACES)];
  return places.find(isDrawn) ?? (dialog instanceof HTMLElement ? dialog : null);
}

export const useExitPlace = (): HTMLElement | null => useSyncExternalStore(follow, exitPlace);

function follow(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  const attributeFilter = ["open", "hidden"];
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter });
  return () => observer.disconnect();
}
