import { languageHere } from "#web/i18n/i18n.ts";
import { isComplete } from "#web/worker/completeness.ts";

/** Loads code that may be needed offline, now or at the first press. Returns the clean-up. */
export function fetchAhead(load: () => void): () => void {
  const waiting = new AbortController();
  const { signal } = waiting;
  const fetchIt = () => {
    if (signal.aborted) return;
    waiting.abort();
    load();
  };
  for (const touch of ["click", "input"]) {
    document.addEventListener(touch, fetchIt, { capture: true, signal });
  }
  isComplete(languageHere()).then((isFetched) => isFetched || fetchIt());
  return () => waiting.abort();
}
