import { describe, expect, it } from "vitest";
import { problemsOfCitations, problemsOfPages, problemsOfStandard } from "./problems.ts";
import { sentencesOfLegalPage, textsOfCatalogue } from "./statements.ts";

interface Parts {
  readonly prose?: string;
  readonly requirements?: readonly string[];
  readonly sentences?: readonly string[];
}

const page = ({ prose = "", requirements = [], sentences = [] }: Parts) => `# Security

${prose}

## The standard, requirement by requirement

| Id | Asked | State | Proof or reason |
| --- | --- | --- | --- |
${requirements.join("\n")}

## What the pages say

| Sentence | Proof |
| --- | --- |
${sentences.join("\n")}

## Figures

| Id | Figure |
| --- | --- |
`;

const tests = [
  { groups: ["the moon"], title: "is round [S2-01]" },
  { groups: ["the moon"], title: "rises" },
  { groups: ["the sun"], title: "rises" },
];

describe("a cited test", () => {
  const problems = (prose: string) => problemsOfCitations(page({ prose }), tests);

  it("may be cited anywhere, across lines, without rule ids, with or without its group", () => {
    expect(problems("“is\nround” and “the moon › is round” and “the sun › rises”")).toEqual([]);
    const requirements = ["| V1.1.1 | A moon | met | “is round” |"];
    expect(problemsOfCitations(page({ requirements }), tests)).toEqual([]);
  });

  it("that is missing is a problem anywhere", () => {
    expect(problems("“is flat”")).toEqual(["No test that runs is called “is flat”."]);
    const requirements = ["| V1.1.1 | A moon | met | “is blue” |"];
    const sentences = ["| It is green. | “is green” |"];
    expect(problemsOfCitations(page({ requirements, sentences }), tests)).toEqual([
      "No test that runs is called “is blue”.",
      "No test that runs is called “is green”.",
    ]);
  });

  it("that is ambiguous is a problem", () => {
    expect(problems("“rises”")).toEqual([
      "2 tests are called “rises”: name the group as well, before a ›.",
    ]);
  });

  it("is distinguished from quotes of our pages", () => {
    const sentences = ["| Under “Log your day”. | “is round” |"];
    expect(problemsOfCitations(page({ sentences }), tests)).toEqual([]);
  });
});

describe("a requirement", () => {
  const problems = (...requirements: string[]) =>
    problemsOfStandard(page({ requirements }), ["V1.1.1", "V1.1.2"]);
  const first = "| V1.1.1 | A moon | met | “is round” |";

  it("is stated alone or with its neighbours", () => {
    const second = "| V1.1.2 | Two moons | not met | Nobody has seen one. |";
    expect(problems(first, second)).toEqual([]);
    expect(problems("| V1.1.1, V1.1.2 | Moons | not applicable | There are none. |")).toEqual([]);
  });

  it("without a row is a problem", () => {
    expect(problems(first)).toEqual(["V1.1.2 has no row."]);
  });

  it("with two rows, or unknown to the standard, is a problem", () => {
    const rows = ["| V1.1.2, V1.1.2 | Moons | operator | Look up. |"];
    expect(problems(first, ...rows)).toEqual(["V1.1.2 has two rows."]);
    expect(problems(first, "| V1.1.2, V9.9.9 | Moons | operator | Look up. |")).toEqual([
      "V9.9.9 is no requirement.",
    ]);
  });

  it("that is met cites a test, and any other gives a reason", () => {
    const rows = ["| V1.1.1 | A moon | met | One sees it. |", "| V1.1.2 | Moons | not met |  |"];
    expect(problems(...rows)).toEqual([
      "V1.1.1 is met and names no test.",
      "V1.1.2 is not met and names no reason.",
    ]);
  });

  it("has a known state and a short text", () => {
    const rows = ["| V1.1.2 | a b c d e f g h i j k l m | almost | Soon. |"];
    expect(problems(first, ...rows)).toEqual([
      "V1.1.2: “almost” is no state.",
      "V1.1.2 asks in more than 12 words.",
    ]);
  });
});

describe("a sentence of the pages", () => {
  const problems = (...sentences: string[]) =>
    problemsOfPages(page({ sentences }), ["It is round.", "Round", "It is round."]);
  const round = "| It is round. | “is round” |";

  it("has a row, alone or with others, with a test or a reason", () => {
    expect(problems(round, "| Round | label |")).toEqual([]);
    expect(problems("| It is round.<br>Round | no test: everybody sees it |")).toEqual([]);
  });

  it("that is new is a problem", () => {
    expect(problems(round)).toEqual(["No row says what proves: Round"]);
  });

  it("that is gone is a problem", () => {
    expect(problems(round, "| Round | label |", "| It is flat. | opinion |")).toEqual([
      "No page says: It is flat.",
    ]);
  });

  it("with neither a test nor a reason is a problem", () => {
    expect(problems(round, "| Round | of course |")).toEqual([
      "Neither a test nor why there is none: Round",
    ]);
  });
});

describe("the statements of the pages", () => {
  it("are each sentence of a legal page, in paragraphs, lists and terms, with link texts", () => {
    const file = `---
title: The moon
intro: It is round. It rises.
note: Your eyes agree.
---

## Where

In the *sky*, with AES-256-GCM. [Look](https://example.org) up!

- Up.
- Is it? It is.

### Its light

From the sun.

{operator}
`;
    expect(sentencesOfLegalPage("moon", file)).toEqual([
      "It is round.",
      "It rises.",
      "Your eyes agree.",
      "In the sky, with AES-256-GCM.",
      "Look up!",
      "Up.",
      "Is it?",
      "It is.",
      "From the sun.",
    ]);
  });

  it("are each text of a folder in a catalogue", () => {
    const catalogue = `msgid ""
msgstr ""

#: src/moon/a.tsx
#: src/moon/b.tsx
msgid "A \\"moon\\""
msgstr ""

#: src/sun/a.tsx
msgid "A sun"
msgstr ""
`;
    expect(textsOfCatalogue(catalogue, "src/moon/")).toEqual(['A "moon"']);
  });
});
