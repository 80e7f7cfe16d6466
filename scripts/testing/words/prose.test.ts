import { expect, it } from "vitest";
import { constructionsIn } from "./prose.ts";

it.each([
  ["moon.ts", "/** Whoever sees it. */", "moon.ts:1 “Whoever”: write anyone who, the user"],
  ["moon.test.ts", 'it("rises anew", () => {});', "moon.test.ts:1 “anew”: write again"],
  ["moon.md", "It rises by itself.", "moon.md:1 “by itself”: write alone, automatically"],
])("an awkward construction in %s is found", (file, source, problem) => {
  expect(constructionsIn(file, source)).toEqual([problem]);
});

it.each([
  ["moon.ts", 'const words = "whoever";'],
  ["moon.ts", "// The field `hers` of the form."],
  ["moon.md", "It rises again."],
])("code, quotations and plain words in %s are not", (file, source) => {
  expect(constructionsIn(file, source)).toEqual([]);
});
