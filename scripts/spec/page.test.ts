import { expect, it } from "vitest";
import { coveragePage, problemsOfProofs } from "./page.ts";

const rules = `# The rules

Words about them.

## 2. Screens

### Gate

- **S2-01** Signed out: / shows a | b
- **S2-02** A spinner · [departs](spec-decisions.md#a-spinner)

## Not yet

- Reminders
`;
const round = { title: "the moon › is round", ids: ["S2-01"] };
const full = { title: "is <full>", ids: ["S2-01", "S2-02"] };

it("the page has each rule's tests and departure, and the surrounding text", () => {
  expect(coveragePage(rules, [round, full]).split("\n").slice(6)).toEqual([
    "## 2. Screens",
    "",
    "### Gate",
    "",
    "| Id | Rule | Departs | Proved by |",
    "|---|---|---|---|",
    "| S2-01 | Signed out: / shows a \\| b |  | is &lt;full><br>the moon › is round |",
    "| S2-02 | A spinner | [why](../spec-decisions.md#a-spinner) | is &lt;full> |",
    "",
    "## Not yet",
    "",
    "- Reminders",
    "",
  ]);
});

it("the page is independent of the order of tests, and names a title once", () => {
  expect(coveragePage(rules, [full, round, full])).toBe(coveragePage(rules, [round, full]));
});

it("a rule without a test is a problem", () => {
  expect(problemsOfProofs(rules, [round, full])).toEqual([]);
  expect(problemsOfProofs(rules, [round])).toEqual(["S2-02 has no test that runs: A spinner"]);
});

it("a test that names an unknown rule is a problem", () => {
  const lost = { title: "sets", ids: ["S2-02", "S2-99"] };
  expect(problemsOfProofs(rules, [round, lost])).toEqual(['"sets" names S2-99, which is no rule.']);
});
