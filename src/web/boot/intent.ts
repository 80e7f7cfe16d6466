import { pageIsLive } from "./live.ts";

const LIVE_PARTS = "[data-live]";

function livePartOf(event: Event): HTMLElement | null {
  return event.target instanceof Element ? event.target.closest<HTMLElement>(LIVE_PARTS) : null;
}

/** Loads the app at the first interaction with a `data-live` element, and replays it. */
export function loadOnIntent(load: () => void): void {
  const waiting = new Set<HTMLElement>();
  const listening = new AbortController();
  const listen = { capture: true, signal: listening.signal };
  const prepare = (event: Event) => {
    if (livePartOf(event)) load();
  };
  const keep = (event: Event, replay: (part: HTMLElement) => void) => {
    const part = livePartOf(event);
    if (!part) return;
    event.preventDefault();
    event.stopPropagation();
    load();
    // Repeated interactions are replayed once.
    if (!waiting.has(part)) pageIsLive.then(() => replay(part));
    waiting.add(part);
  };

  document.addEventListener("pointerdown", prepare, listen);
  document.addEventListener("focusin", prepare, listen);
  document.addEventListener(
    "click",
    (event) => {
      if (livePartOf(event) instanceof HTMLFormElement) return;
      keep(event, (part) => part.click());
    },
    listen,
  );
  document.addEventListener(
    "submit",
    (event) => keep(event, (part) => part instanceof HTMLFormElement && part.requestSubmit()),
    listen,
  );
  pageIsLive.then(() => listening.abort());
}
