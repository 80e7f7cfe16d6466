import * as z from "zod/mini";
import { storageKeys } from "#contract/kernel/storage-keys.ts";
import { readToken } from "#web/api/session.ts";
import { kept } from "#web/entry/kept.ts";

/** `theme.js` reads it before the first paint. Absent: as the browser asks. */
export const lessData = kept(storageKeys.lessData, z.enum(["on", "off"]));

/** Whether the browser itself asks every page to save data, as Chrome on Android can be told to. */
export const asksToSave = (): boolean =>
  (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData ===
  true;

export const usesLessData = (): boolean =>
  (lessData.read() ?? (asksToSave() ? "on" : "off")) === "on";

/** Keeps her choice, and changes the page at once. */
export function chooseLessData(isOn: boolean): void {
  lessData.write(isOn ? "on" : "off");
  if (isOn) document.documentElement.dataset.lessData = "";
  else delete document.documentElement.dataset.lessData;
}

/** What this browser has fetched in one month, whoever was signed in. */
export const dataUse = kept(
  storageKeys.dataUse,
  z.object({ month: z.string(), bytes: z.number() }),
);

const monthOf = (now: number) => new Date(now).toISOString().slice(0, "2026-11".length);

export function bytesThisMonth(now: number): number {
  const use = dataUse.read();
  return use?.month === monthOf(now) ? use.bytes : 0;
}

/** Who has just logged out of a shared phone leaves nothing behind, this figure neither. */
export function addBytes(bytes: number, now: number): void {
  if (bytes > 0 && readToken() !== null)
    dataUse.write({ month: monthOf(now), bytes: bytesThisMonth(now) + bytes });
}

/** Counts what this page fetches from now on and has fetched before; answers how to stop. */
export function countDataUse(): () => void {
  let bytes = 0;
  const store = () => {
    addBytes(bytes, Date.now());
    bytes = 0;
  };
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) bytes += wireBytes(entry);
    // Soon enough for who looks, and not one write for each file.
    timer ??= setTimeout(() => {
      timer = undefined;
      store();
    }, STORE_AFTER);
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  for (const type of ["navigation", "resource"]) observer.observe({ type, buffered: true });
  addEventListener("pagehide", store);
  return () => {
    observer.disconnect();
    removeEventListener("pagehide", store);
    clearTimeout(timer);
    store();
  };
}

/** Milliseconds. */
const STORE_AFTER = 1000;

/** With headers; 0 for what came from this device. */
const wireBytes = (entry: PerformanceEntry): number =>
  "transferSize" in entry && typeof entry.transferSize === "number" ? entry.transferSize : 0;
