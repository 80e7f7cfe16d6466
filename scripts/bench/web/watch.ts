/** What a page records while loading; times in milliseconds since navigation. */
export interface Notes {
  usable: number | null;
  largestPaint: number;
  shift: number;
  blocking: number;
}

declare global {
  var notes: Notes | undefined;
  /** Notifies the measuring script, so that it needn't poll the page's thread. */
  var tellUsable: ((nothing: string) => void) | undefined;
}

/** Runs in the page before its scripts. `usable`: selectors that must be visible. */
export function watchPage(usable: readonly string[]): void {
  const notes: Notes = { usable: null, largestPaint: 0, shift: 0, blocking: 0 };
  globalThis.notes = notes;
  const follow = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    });
  follow("largest-contentful-paint", ({ startTime }) => {
    notes.largestPaint = startTime;
  });
  follow("longtask", ({ duration }) => {
    notes.blocking += duration - 50;
  });
  follow("layout-shift", (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & {
      readonly value: number;
      readonly hadRecentInput: boolean;
    };
    if (!hadRecentInput) notes.shift += value;
  });
  // React marks hydrated elements; earlier input is lost unless it is replayed.
  const isLive = (element: Element) =>
    !element.matches("form *") ||
    element.closest("[data-live]") !== null ||
    Object.keys(element).some((key) => key.startsWith("__react"));
  const isThere = (selector: string) => {
    const element = document.querySelector(selector);
    return element?.checkVisibility() === true && isLive(element);
  };
  const look = () => {
    if (!usable.every(isThere)) return requestAnimationFrame(look);
    notes.usable = performance.now();
    globalThis.tellUsable?.("");
  };
  requestAnimationFrame(look);
}
