// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from "vitest";
import { setupOf } from "#web/features/account/setup/api.ts";
import { defaultRecord } from "#web/features/account/setup/view-model.ts";
import { fakeIndexedDB } from "../../../../scripts/testing/fake-indexed-db.ts";
import { setupMark } from "./setup-mark.ts";

const completed = { ...defaultRecord, completed: true };
const KEY = "mwezi.setup.v1.thandi";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.stubGlobal("indexedDB", fakeIndexedDB());
  return () => vi.unstubAllGlobals();
});

it("a completed setup is recognised without decryption", async () => {
  const [isAbsent, isPlain] = [false, false];
  expect(setupMark("thandi")).toEqual({ isAbsent: true, isCompleted: false, isPlain });
  await setupOf("thandi").change(() => defaultRecord);
  expect(setupMark("thandi")).toEqual({ isAbsent, isCompleted: false, isPlain });
  await setupOf("thandi").change(() => completed);
  expect(setupMark("thandi")).toEqual({ isAbsent, isCompleted: true, isPlain });
});

it("an earlier version's record counts, as plain until it is read", async () => {
  localStorage.setItem(KEY, JSON.stringify(completed));
  expect(setupMark("thandi")).toEqual({ isAbsent: false, isCompleted: true, isPlain: true });
  await setupOf("thandi").open();
  expect(setupMark("thandi")).toEqual({ isAbsent: false, isCompleted: true, isPlain: false });
});

it.each(["{oops", '{"completed":true}', JSON.stringify({ ...completed, version: 0 })])(
  "a stored %s counts as absent",
  (text) => {
    localStorage.setItem(KEY, text);
    expect(setupMark("thandi").isCompleted).toBe(false);
  },
);
