import fc from "fast-check";
import { expect, it } from "vitest";
import { textOfKey } from "./key-text.ts";

it("the order of properties doesn't change a key's text", () => {
  const one = textOfKey(["/api/moods", { query: { from: "a", to: "b" } }]);
  expect(textOfKey(["/api/moods", { query: { to: "b", from: "a" } }])).toBe(one);
  expect(textOfKey(["/api/moods", { query: { to: "b", from: undefined } }])).not.toBe(one);
});

it("an undefined property doesn't change a key's text", () => {
  expect(textOfKey(["/api/logs", { days: undefined }])).toBe(textOfKey(["/api/logs", {}]));
});

it("a key's text begins with the text of each of its prefixes and of no other key", () => {
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
