import * as z from "zod/mini";
import { storageKeys } from "#contract/kernel/storage-keys.ts";
import { readToken } from "#web/api/session/session.ts";
import { storedValue } from "#web/entry/stored-value.ts";

/** `first-paint.ts` reads it before the first paint. Absent: follow the browser setting. */
export const lessData = storedValue(storageKeys.lessData, z.enum(["on", "off"]));

export const asksToSave = (): boolean =>
  (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData ===
  true;

export const usesLessData = (): boolean =>
  (lessData.read() ?? (asksToSave() ? "on" : "off")) === "on";

export function chooseLessData(isOn: boolean): void {
  lessData.write(isOn ? "on" : "off");
  if (isOn) document.documentElement.dataset.lessData = "";
  else delete document.documentElement.dataset.lessData;
}

/** Bytes fetched by this browser on each day of the last two months, by all accounts together. */
export const dataUse = storedValue(storageKeys.dataUse, z.record(z.string(), z.number()));

const STAYS = 62 * 86_400_000;

/** The day in UTC, as data use is no health record. */
export const dayOfUse = (now: number) => new Date(now).toISOString().slice(0, "2026-11-20".length);

/** Does nothing when signed out: logging out of a shared phone must leave nothing behind. */
export function addBytes(bytes: number, now: number): void {
  if (bytes <= 0 || readToken() === null) return;
  const days = dataUse.read() ?? {};
  const [day, oldest] = [dayOfUse(now), dayOfUse(now - STAYS)];
  const recent = Object.entries(days).filter(([one]) => one > oldest);
  dataUse.write({ ...Object.fromEntries(recent), [day]: (days[day] ?? 0) + bytes });
}

/** Counts from the page's first request. Returns the function that stops it. */
export function countDataUse(): () => void {
  let bytes = 0;
  const store = () => {
    addBytes(bytes, Date.now());
    bytes = 0;
  };
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) bytes += wireBytes(entry);
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

const STORE_AFTER = 1000;

/** Bytes including headers; 0 if served from the cache. */
const wireBytes = (entry: PerformanceEntry): number =>
  "transferSize" in entry && typeof entry.transferSize === "number" ? entry.transferSize : 0;
