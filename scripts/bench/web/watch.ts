/** What a page notes of itself while it loads; times in milliseconds since the visit began. */
export interface Notes {
  usable: number | null;
  largestPaint: number;
  shift: number;
  /** Of every task longer than 50 ms, what is over. */
  blocking: number;
}

declare global {
  var notes: Notes | undefined;
  /** Tells who measures, without a question that the page's own thread would have to answer meanwhile. */
  var tellUsable: ((nothing: string) => void) | undefined;
}

/** Runs in the page before anything of its own. `usable` names what must be there, as selectors. */
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
  // React marks what it has taken over; before that a touch would be lost, but where it is kept.
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
