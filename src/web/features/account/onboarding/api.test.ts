import { beforeEach, expect, it, vi } from "vitest";
import { progressRecord, readProgress } from "./api.ts";
import { emptyDraft } from "./view-model.ts";

const KEY = "mwezi.draft.onboarding.v1";
const saved = { step: 3, draft: { ...emptyDraft, age: "29", symptoms: { Fatigue: 7 } } };
let items: Map<string, string>;

beforeEach(() => {
  items = new Map();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  });
  return () => vi.unstubAllGlobals();
});

it("onboarding starts at the welcome step with no answers", () => {
  expect(readProgress("thandi")).toMatchObject({ step: 0, draft: emptyDraft });
});

it("onboarding resumes at the same step after a reload [S4-05]", () => {
  progressRecord.write({ owner: "thandi", ...saved });
  expect(readProgress("thandi")).toMatchObject(saved);
});

it("a draft is not shown to another account", () => {
  progressRecord.write({ owner: "thandi", ...saved });
  expect(readProgress("amina")).toMatchObject({ step: 0, draft: emptyDraft });
});

it("clearing the draft removes it", () => {
  progressRecord.write({ owner: "thandi", ...saved });
  progressRecord.write(null);
  expect(items.size).toBe(0);
});

it.each([
  ["not JSON", "{oops"],
  ["of another shape", '{"owner":"thandi","step":2}'],
  ["past the last asking step", JSON.stringify({ owner: "thandi", ...saved, step: 6 })],
])("onboarding starts over if the stored draft is %s", (_, text) => {
  items.set(KEY, text);
  expect(readProgress("thandi")).toMatchObject({ step: 0, draft: emptyDraft });
});
