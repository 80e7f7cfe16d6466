import { languageHere } from "#web/i18n/i18n.ts";
import { isKept } from "#web/worker/kept.ts";

/**
 * Fetches what she may need at once, though there may be no network then: now, or, where the worker
 * keeps it on the device, at her first press or letter. Answers how to stop.
 * @example useEffect(() => fetchAhead(loadGuidance), []);
 */
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
  isKept(languageHere()).then((kept) => kept || fetchIt());
  return () => waiting.abort();
}
