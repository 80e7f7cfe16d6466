import { describe, expect, it } from "vitest";
import { brokenDepartures, problemsOf, rowsOf } from "./coverage-rows.ts";

const files: Readonly<Record<string, string>> = {
  "src/moon.ts": "",
  "src/moon.test.ts": `
    it("is round", () => {});
    it.each([1, 2])("has %i faces", () => {});
    it.each([["a"]])(
      "is \\"half\\" lit",
      () => {},
    );
    test(\`is seen from \${place} (at night)\`, () => {});
    it.each(["a tide"])("%s", () => {});
    describe("the moon", () => {});`,
};
const read = (file: string) => files[file] ?? null;

/** A table with a good row for each section but the first, which is the one given. */
function problemsWith(row: string): string[] {
  const good = (section: number) =>
    `| ${section} | good | \`src/moon.ts\` | \`src/moon.test.ts\` › "is round" |`;
  return problemsOf(rowsOf([row, ...[3, 4, 5, 6, 7, 8, 9].map(good)].join("\n")), read);
}

const row = (title: string) =>
  `| 2 | shape | \`src/moon.ts\` | \`src/moon.test.ts\` › "${title}" |`;

describe("a row of the table", () => {
  it.each([
    "is round",
    "has %i faces",
    "has 2 faces",
    'is \\"half\\" lit',
    "is seen from Apia (at night)",
    "a tide",
  ])("may name the test %s", (title) => {
    expect(problemsWith(row(title))).toEqual([]);
  });

  it.each(["is square", "is roun", "is round!", "has faces", "the moon", "a wave"])(
    "may not name a test %s that does not exist",
    (title) => {
      expect(problemsWith(row(title))).toEqual([`shape: src/moon.test.ts has no test "${title}".`]);
    },
  );

  it("is wrong with a file that does not exist, of code or of tests", () => {
    expect(problemsWith('| 2 | tides | `src/sea.ts` | `src/sea.test.ts` › "rise" |')).toEqual([
      "tides: there is no file src/sea.ts.",
      "tides: there is no test file src/sea.test.ts.",
    ]);
  });

  it("is wrong without a file, without a proof, or with words in place of a proof", () => {
    expect(problemsWith("| 2 | tides | | |")).toEqual([
      "tides: names no file that does it.",
      "tides: names no test that proves it.",
    ]);
    expect(problemsWith("| 2 | tides | `src/moon.ts` | by hand |")).toEqual([
      "tides: there is no test file by hand.",
    ]);
  });

  it("may hold several files and several proofs, each looked at", () => {
    const proofs = '`src/moon.test.ts` › "is round"<br>`src/moon.test.ts` › "is flat"';
    expect(problemsWith(`| 2 | shape | \`src/moon.ts\`<br>\`src/sea.ts\` | ${proofs} |`)).toEqual([
      "shape: there is no file src/sea.ts.",
      'shape: src/moon.test.ts has no test "is flat".',
    ]);
  });
});

describe("the table", () => {
  it("has a row for every section", () => {
    expect(problemsWith("")).toEqual(["Section 2 has no row."]);
  });
});

it("a departure leads to a heading of the decisions", () => {
  const decisions = '## "Day X of 28"\n### 13 to 17 years\n';
  const link = (anchor: string) => `| 2 | rule · [departs](spec-decisions.md#${anchor}) | | |`;
  expect(brokenDepartures(link("day-x-of-28") + link("13-to-17-years"), decisions)).toEqual([]);
  expect(brokenDepartures(link("day-x"), decisions)).toEqual([
    "spec-decisions.md has no heading #day-x.",
  ]);
});
