// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import * as z from "zod/mini";
import { storageKeys } from "#contract/kernel/storage-keys.ts";
import { makeKey } from "#web/api/seal/browser-key.ts";
import { fakeIndexedDB } from "../../../../scripts/testing/fake-indexed-db.ts";
import { storedValue } from "../stored-value.ts";
import { sealedRecord } from "./sealed-record.ts";

const KEY = "mwezi.test.v1.thandi";
const Schema = z.object({ notes: z.string(), done: z.optional(z.boolean()) });
type Notes = z.infer<typeof Schema>;

const aKey = makeKey();
const withKey = (key = KEY) => sealedRecord<Notes>(key, Schema, undefined, () => aKey);
const withoutKey = () => sealedRecord<Notes>(KEY, Schema, undefined, () => Promise.resolve(null));
const write = (notes: string) => () => ({ notes });
const everything = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe("a record in a browser with a key", () => {
  it("is read back unchanged and stored encrypted", async () => {
    expect(await withKey().open()).toEqual({ value: null, place: "browser" });
    expect(await withKey().change(write("Cramps"))).toBe(true);
    expect(await withKey().open()).toEqual({ value: { notes: "Cramps" }, place: "browser" });
    expect(everything()).not.toContain("Cramps");
    expect(localStorage.getItem(KEY)).toMatch(/^\{"sealed":"sealed\.1\./);
  });

  it("stored in plain by an earlier version is encrypted once it is read", async () => {
    localStorage.setItem(KEY, '{"notes":"Cramps"}');
    expect(await withKey().open()).toEqual({ value: { notes: "Cramps" }, place: "browser" });
    expect(everything()).not.toContain("Cramps");
    expect((await withKey().open()).value).toEqual({ notes: "Cramps" });
  });

  it("exposes only the chosen part unencrypted", async () => {
    const outside = ({ done }: Notes) => ({ done });
    const record = sealedRecord<Notes>(KEY, Schema, outside, () => aKey);
    await record.change(() => ({ notes: "Cramps", done: true }));
    expect(storedValue(KEY, z.object({ done: z.boolean() })).read()).toEqual({ done: true });
    expect(everything()).not.toContain("Cramps");
  });

  it("doesn't decrypt for another user", async () => {
    await withKey().change(write("Cramps"));
    localStorage.setItem("mwezi.test.v1.amina", localStorage.getItem(KEY) ?? "");
    expect((await withKey("mwezi.test.v1.amina").open()).value).toBeNull();
  });

  it("is written in the order of the changes, however fast they come", async () => {
    const record = withKey();
    const letters = ["C", "r", "a", "m", "p", "s"];
    const add = (letter: string) =>
      record.change((before) => ({ notes: (before?.notes ?? "") + letter }));
    expect(await Promise.all(letters.map(add))).not.toContain(false);
    expect((await record.open()).value).toEqual({ notes: "Cramps" });
  });

  it("merges a change into what another tab wrote during encryption", async () => {
    const other = JSON.stringify({ notes: "Tired" });
    let isFirst = true;
    await withKey().change((before) => {
      if (isFirst) localStorage.setItem(KEY, other);
      isFirst = false;
      return { notes: `${before?.notes ?? ""} Cramps` };
    });
    expect((await withKey().open()).value).toEqual({ notes: "Tired Cramps" });
  });

  it("leaves nothing once it is removed", async () => {
    await withKey().change(write("Cramps"));
    withKey().remove();
    expect(everything()).toBe("[{},{}]");
  });

  it("reports full storage and leaves the old value", async () => {
    await withKey().change(write("Cramps"));
    const text = localStorage.getItem(KEY);
    vi.stubGlobal("localStorage", {
      getItem: () => text,
      setItem: () => {
        throw new Error("full");
      },
    });
    expect(await withKey().change(write("More"))).toBe(false);
    expect((await withKey().open()).value).toEqual({ notes: "Cramps" });
  });
});

describe("a record in a browser without a key", () => {
  it("stays in the tab, and survives the end of a session", async () => {
    expect(await withoutKey().change(write("Cramps"))).toBe(true);
    expect(await withoutKey().open()).toEqual({ value: { notes: "Cramps" }, place: "tab" });
    expect(localStorage.length).toBe(0);
    expect(Object.keys(sessionStorage)).toEqual([storageKeys.draft + KEY]);
  });

  it("starts from the record of an earlier version, which stays", async () => {
    localStorage.setItem(KEY, '{"notes":"Cramps"}');
    expect((await withoutKey().open()).value).toEqual({ notes: "Cramps" });
    await withoutKey().change((before) => ({ notes: `${before?.notes} at night` }));
    expect((await withoutKey().open()).value).toEqual({ notes: "Cramps at night" });
    expect(localStorage.getItem(KEY)).toBe('{"notes":"Cramps"}');
  });

  it("is encrypted as soon as there is a key", async () => {
    await withoutKey().change(write("Cramps"));
    expect((await withKey().open()).value).toEqual({ notes: "Cramps" });
    expect(everything()).not.toContain("Cramps");
  });

  it("is not overwritten while it is encrypted", async () => {
    await withKey().change(write("Cramps"));
    expect(await withoutKey().open()).toEqual({ value: null, place: "shut" });
    expect(await withoutKey().change(write("Tired"))).toBe(false);
    expect((await withKey().open()).value).toEqual({ notes: "Cramps" });
  });
});

it("the browser's key is the default", async () => {
  vi.stubGlobal("indexedDB", fakeIndexedDB());
  const record = sealedRecord(KEY, Schema);
  await record.change(write("Cramps"));
  expect(everything()).not.toContain("Cramps");
  expect(await record.open()).toEqual({ value: { notes: "Cramps" }, place: "browser" });
});
