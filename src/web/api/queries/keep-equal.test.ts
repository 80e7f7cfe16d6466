import fc from "fast-check";
import { expect, it } from "vitest";
import { keepEqual } from "./keep-equal.ts";

it("what is equal stays the same object, whatever it is", () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const before = structuredClone(value);
      expect(keepEqual(before, value)).toBe(before);
    }),
  );
});

it("the result is always what came, and neither value is changed", () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (before, now) => {
      const copies = structuredClone([before, now]);
      expect(keepEqual(before, now)).toEqual(now);
      expect([before, now]).toEqual(copies);
    }),
  );
});

it("of what changed, the parts that did not stay", () => {
  const before = { days: [{ day: 1 }, { day: 2 }], note: "a" };
  const now = keepEqual(before, { days: [{ day: 1 }, { day: 3 }, { day: 4 }], note: "a" });
  expect(now).toEqual({ days: [{ day: 1 }, { day: 3 }, { day: 4 }], note: "a" });
  expect((now as typeof before).days[0]).toBe(before.days[0]);
});

it("something left out is a change", () => {
  expect(keepEqual({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 });
  expect(keepEqual({ a: 1, b: undefined }, { a: 1, c: undefined })).toStrictEqual({
    ...{ a: 1, c: undefined },
  });
  expect(keepEqual([], {})).toEqual({});
  // What is named like the way to a prototype is a property like any other.
  const named = () => JSON.parse('{"__proto__":1}');
  expect(keepEqual({}, named())).toStrictEqual(named());
  const before = named();
  expect(keepEqual(before, named())).toBe(before);
});

it("what JSON cannot carry is taken as it comes", () => {
  const [before, now] = [new Blob(["a"]), new Blob(["a"])];
  expect(keepEqual(before, now)).toBe(now);
  expect(keepEqual(new Date(0), now)).toBe(now);
});
