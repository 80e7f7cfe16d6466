// @vitest-environment happy-dom
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { fakeIndexedDB } from "../../../../../scripts/testing/fake-indexed-db.ts";
import { openScreen } from "../../../../../scripts/testing/screen.tsx";
import { setupOf, useSetup } from "./api.ts";
import { defaultRecord, type SetupRecord } from "./view-model.ts";

const completed = { ...defaultRecord, completed: true };
const KEY = "mwezi.setup.v1.thandi";

function Progress({ owner }: { readonly owner: string }) {
  return <output>{JSON.stringify(useSetup(owner)?.value)}</output>;
}

async function setupFor(owner: string): Promise<SetupRecord | null> {
  const screen = await openScreen(<Progress owner={owner} />);
  await screen.settle();
  const text = screen.text();
  await screen.close();
  return JSON.parse(text);
}

beforeAll(() => {
  vi.stubGlobal("indexedDB", fakeIndexedDB());
});
beforeEach(() => {
  localStorage.clear();
});
afterAll(() => {
  vi.unstubAllGlobals();
});

it("a browser without storage has no record", async () => {
  expect(await setupFor("thandi")).toBeNull();
});

it("a stored record can be read back [S3-25]", async () => {
  await setupOf("thandi").change(() => completed);
  expect(await setupFor("thandi")).toEqual(completed);
});

it("a user cannot read another user's setup record [S3-27]", async () => {
  await setupOf("thandi").change(() => completed);
  expect(await setupFor("amina")).toBeNull();
});

it("only the completed flag of a stored record is readable without the key", async () => {
  const conditions = { pcos: true, endo: false, pms_pmdd: false, notes: "since 2019" };
  await setupOf("thandi").change(() => ({ ...completed, conditions }));
  const { sealed, ...outside } = JSON.parse(localStorage.getItem(KEY) ?? "{}");
  expect(outside).toEqual({ completed: true });
  expect(sealed).toMatch(/^sealed\.1\./);
});

it("a reset shows the wizard again [S4-09]", async () => {
  await setupOf("thandi").change(() => completed);
  setupOf("thandi").remove();
  expect(await setupFor("thandi")).toBeNull();
  expect(localStorage.length).toBe(0);
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
])("a stored record that is %s is ignored [S5-28]", async (_, text) => {
  localStorage.setItem(KEY, text);
  expect(await setupFor("thandi")).toBeNull();
});
