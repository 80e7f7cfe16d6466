import { beforeEach, expect, it, vi } from "vitest";
import { readSetup, setupOf } from "./api.ts";
import { defaultRecord } from "./view-model.ts";

const completed = { ...defaultRecord, completed: true };
let items: Map<string, string>;

beforeEach(() => {
  items = new Map();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  });
  return () => vi.unstubAllGlobals();
});

it("a browser that keeps nothing has the defaults, not completed", () => {
  expect(readSetup("thandi")).toEqual(defaultRecord);
});

it("a kept record is read back [S3-25]", () => {
  setupOf("thandi").write(completed);
  expect(readSetup("thandi")).toEqual(completed);
});

it("one woman's record is not another's [S3-27]", () => {
  setupOf("thandi").write(completed);
  expect(readSetup("amina").completed).toBe(false);
});

it("a reset brings the wizard back [S4-09]", () => {
  setupOf("thandi").write(completed);
  setupOf("thandi").write(null);
  expect(readSetup("thandi")).toEqual(defaultRecord);
  expect(items.size).toBe(0);
});

it.each([
  ["not JSON", "{oops"],
  ["null", "null"],
  ["another shape", '{"completed":true}'],
  ["an older version", JSON.stringify({ ...completed, version: 0 })],
  [
    "a length out of bounds",
    JSON.stringify({ ...completed, cycle: { cycleLength: 90, periodLength: 5 } }),
  ],
])("a stored record that is %s counts as none [S5-28]", (_, text) => {
  items.set("mwezi.setup.v1.thandi", text);
  expect(readSetup("thandi")).toEqual(defaultRecord);
});
