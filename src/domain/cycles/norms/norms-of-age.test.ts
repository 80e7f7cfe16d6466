import { expect, it } from "vitest";
import { normsOfAge } from "./norms-of-age.ts";

const woman = { contraception: "none", pregnancy: null } as const;

it.each([
  [12, { kind: "range", cycle: { shortest: 21, longest: 45 }, periodUpTo: null }],
  [17, { kind: "range", cycle: { shortest: 21, longest: 45 } }],
  [18, { kind: "range", cycle: { shortest: 24, longest: 38 }, periodUpTo: 8 }],
  [45, { kind: "range", cycle: { shortest: 24, longest: 38 } }],
  [46, { kind: "change", differenceFrom: 7, gapFrom: 60 }],
  [60, { kind: "change" }],
])("normsOfAge at %d is that age's norm, with its source", (age, norms) => {
  expect(normsOfAge({ ...woman, age })).toMatchObject(norms);
  expect(normsOfAge({ ...woman, age })?.source).toMatch(/\d{4}/);
});

it.each([
  { age: null },
  { age: 30, contraception: "pill" as const },
  { age: 50, contraception: "iud" as const },
  { age: 50, pregnancy: "pregnant" as const },
  { age: 30, isBreastfeeding: true },
  { age: 30, stages: [{ kind: "no_periods" as const }] },
])("normsOfAge is null for %j", (said) => {
  expect(normsOfAge({ ...woman, ...said })).toBeNull();
});

it("a copper IUD does not affect the norms", () => {
  expect(normsOfAge({ ...woman, age: 50, contraception: "iud", iud: "copper" })).not.toBeNull();
});
