import { expect, test } from "vitest";
import { longFunctions } from "./long-functions.ts";

const body = (lines: number) => "  step();\n".repeat(lines);
const names = (path: string, text: string) =>
  longFunctions(path, text, 5).map(({ name, line, lines }) => [name, line, lines]);

test("a function of six lines exceeds a limit of five", () => {
  expect(names("a.ts", `function short() {\n${body(3)}}\n`)).toEqual([]);
  expect(names("a.ts", `\nfunction long() {\n${body(4)}}\n`)).toEqual([["long", 2, 6]]);
});

test("methods, arrow functions and components count", () => {
  const text = [
    `class Ring {\n  draw() {\n${body(4)}  }\n}`,
    `const turn = async () => {\n${body(4)}};`,
    `queue.push(function () {\n${body(4)}});`,
    "const Bead = () => (\n  <p>\n    a\n    b\n    c\n  </p>\n);",
  ].join("\n");
  expect(names("a.tsx", text).map(([name]) => name)).toEqual([
    "draw",
    "turn",
    "a function without a name",
    "Bead",
  ]);
});

test("only the body of a describe may be long, but not the tests in it", () => {
  const suite = (call: string) => `${call}("suite", () => {\n${body(4)}});\n`;
  const inner = `describe("suite", () => {\n  test("fact", () => {\n${body(4)}  });\n});\n`;
  expect(names("a.test.ts", suite("describe"))).toEqual([]);
  expect(names("a.test.ts", suite("describe.each([1, 2])"))).toEqual([]);
  expect(names("a.spec.ts", suite("test.describe"))).toEqual([]);
  expect(names("a.ts", suite("describe"))).toHaveLength(1);
  expect(names("a.test.ts", inner)).toEqual([["a function without a name", 2, 6]]);
});
