import fc from "fast-check";
import { expect, it } from "vitest";
import { textOfKey } from "./key-text.ts";

it("a question is the same however its properties are ordered", () => {
  const one = textOfKey(["/api/moods", { query: { from: "a", to: "b" } }]);
  expect(textOfKey(["/api/moods", { query: { to: "b", from: "a" } }])).toBe(one);
  expect(textOfKey(["/api/moods", { query: { to: "b", from: undefined } }])).not.toBe(one);
});

it("a question that leaves something out is the same as one that says so", () => {
  expect(textOfKey(["/api/logs", { days: undefined }])).toBe(textOfKey(["/api/logs", {}]));
});

it("the text of a key begins with those of its beginnings, and of no other", () => {
  const key = fc.array(fc.oneof(fc.string(), fc.nat(), fc.jsonValue()), { minLength: 1 });
  fc.assert(
    fc.property(key, key, (one, other) => {
      const parts = other.map((part) => textOfKey([part]));
      const isBeginning = one.every((part, index) => textOfKey([part]) === parts[index]);
      expect(textOfKey(other).startsWith(textOfKey(one))).toBe(isBeginning);
      expect(textOfKey([...one, ...other]).startsWith(textOfKey(one))).toBe(true);
    }),
  );
});
