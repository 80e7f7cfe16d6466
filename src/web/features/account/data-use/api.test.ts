// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { storageKeys } from "#contract/kernel/storage-keys.ts";
import { addBytes, bytesThisMonth, chooseLessData, countDataUse, usesLessData } from "./api.ts";

const page = document.documentElement.dataset;
const browserAsks = (saveData: boolean) => vi.stubGlobal("navigator", { connection: { saveData } });

// Data use is counted only while someone is signed in.
beforeEach(() => localStorage.setItem(storageKeys.token, "hers"));
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  delete page.lessData;
});

describe("less data", () => {
  it("follows the browser setting until the user chooses", () => {
    expect(usesLessData()).toBe(false);
    browserAsks(true);
    expect(usesLessData()).toBe(true);
  });

  it("can be set against the browser setting and changes the page at once", () => {
    browserAsks(true);
    page.lessData = "";
    chooseLessData(false);
    expect([usesLessData(), page.lessData]).toEqual([false, undefined]);
    browserAsks(false);
    chooseLessData(true);
    expect([usesLessData(), page.lessData]).toEqual([true, ""]);
    expect(localStorage.getItem(storageKeys.lessData)).toBe("on");
  });
});

describe("the data use of a month", () => {
  it("is not counted for visitors, so logging out leaves nothing behind", () => {
    localStorage.clear();
    addBytes(1000, Date.parse("2026-11-20T08:00:00Z"));
    expect(Object.keys(localStorage)).toEqual([]);
  });

  const november = Date.parse("2026-11-30T20:00:00Z");
  const december = Date.parse("2026-12-01T08:00:00Z");

  it("is summed per month and restarts at 0 each month", () => {
    addBytes(1_200, november);
    addBytes(300, november);
    expect(bytesThisMonth(november)).toBe(1_500);
    expect(bytesThisMonth(december)).toBe(0);
    addBytes(10, december);
    expect(bytesThisMonth(december)).toBe(10);
  });

  it("counts bytes from the network, including the page, but nothing from the cache", () => {
    const observed: { readonly type?: string; readonly buffered?: boolean }[] = [];
    let report: (list: unknown) => void = () => undefined;
    vi.stubGlobal(
      "PerformanceObserver",
      class {
        constructor(listener: typeof report) {
          report = listener;
        }
        observe = (options: (typeof observed)[number]) => void observed.push(options);
        disconnect = () => undefined;
      },
    );
    const stop = countDataUse();
    report({ getEntries: () => [{ transferSize: 700 }, { transferSize: 0 }, {}] });
    stop();
    expect(bytesThisMonth(Date.now())).toBe(700);
    expect(observed).toEqual([
      { type: "navigation", buffered: true },
      { type: "resource", buffered: true },
    ]);
  });
});
