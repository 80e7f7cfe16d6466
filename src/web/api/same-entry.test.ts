import { expect, it } from "vitest";
import { isSameEntry } from "./same-entry.ts";

it("an entry is the same whatever order its fields came in, deep down too", () => {
  const one = { id: "a", hair: { chin: 1, chest: 2 } };
  expect(isSameEntry(one, { hair: { chest: 2, chin: 1 }, id: "a" })).toBe(true);
  expect(isSameEntry(one, { id: "a", hair: { chin: 2, chest: 1 } })).toBe(false);
  expect(isSameEntry(null, null)).toBe(true);
  expect(isSameEntry(one, null)).toBe(false);
  expect(isSameEntry({ ...one, revision: 4 }, { ...one, revision: 9 })).toBe(true);
  expect(isSameEntry({ ...one, revision: 4 }, one)).toBe(true);
});
