// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { storageKeys } from "#contract/kernel/storage-keys.ts";
import { addBytes, chooseLessData, countDataUse, usesLessData } from "./api.ts";
import { dataUseAt } from "./view-model.ts";

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

describe("the data use of this browser", () => {
  it("is not counted for visitors, so logging out leaves nothing behind", () => {
    localStorage.clear();
    addBytes(1000, Date.parse("2026-11-20T08:00:00Z"));
    expect(Object.keys(localStorage)).toEqual([]);
  });

  const november = Date.parse("2026-11-30T20:00:00Z");
  const december = Date.parse("2026-12-01T08:00:00Z");

  it("is summed per day and month, and the month before stays known", () => {
    addBytes(1_200, november - 86_400_000);
    addBytes(300, november);
    expect(dataUseAt(november)).toEqual({ today: 300, thisMonth: 1_500, lastMonth: null });
    expect(dataUseAt(december)).toEqual({ today: 0, thisMonth: 0, lastMonth: 1_500 });
    addBytes(10, december);
    addBytes(5, december);
    expect(dataUseAt(december)).toEqual({ today: 15, thisMonth: 15, lastMonth: 1_500 });
  });

  it("is forgotten after two months", () => {
    addBytes(1_200, november);
    addBytes(10, november + 63 * 86_400_000);
    expect(Object.keys(JSON.parse(localStorage.getItem(storageKeys.dataUse) ?? ""))).toHaveLength(
      1,
    );
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
    expect(dataUseAt(Date.now()).thisMonth).toBe(700);
    expect(observed).toEqual([
      { type: "navigation", buffered: true },
      { type: "resource", buffered: true },
    ]);
  });
});
