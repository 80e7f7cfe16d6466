import fc from "fast-check";
import { expect, it } from "vitest";
import { keepEqual } from "./keep-equal.ts";

it("an equal value returns the same object", () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const before = structuredClone(value);
      expect(keepEqual(before, value)).toBe(before);
    }),
  );
});

it("the result always equals the new value, and neither value is mutated", () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (before, now) => {
      const copies = structuredClone([before, now]);
      expect(keepEqual(before, now)).toEqual(now);
      expect([before, now]).toEqual(copies);
    }),
  );
});

it("a changed value reuses its equal parts", () => {
  const before = { days: [{ day: 1 }, { day: 2 }], note: "a" };
  const now = keepEqual(before, { days: [{ day: 1 }, { day: 3 }, { day: 4 }], note: "a" });
  expect(now).toEqual({ days: [{ day: 1 }, { day: 3 }, { day: 4 }], note: "a" });
  expect((now as typeof before).days[0]).toBe(before.days[0]);
});

it("a missing property is a change", () => {
  expect(keepEqual({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 });
  expect(keepEqual({ a: 1, b: undefined }, { a: 1, c: undefined })).toStrictEqual({
    a: 1,
    c: undefined,
  });
  expect(keepEqual([], {})).toEqual({});
  // `__proto__` has to be compared like any other property.
  const named = () => JSON.parse('{"__proto__":1}');
  expect(keepEqual({}, named())).toStrictEqual(named());
  const before = named();
  expect(keepEqual(before, named())).toBe(before);
});

it("a value that JSON can't carry is returned as it is", () => {
  const [before, now] = [new Blob(["a"]), new Blob(["a"])];
  expect(keepEqual(before, now)).toBe(now);
  expect(keepEqual(new Date(0), now)).toBe(now);
});
