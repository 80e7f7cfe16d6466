import { describe, expect, it } from "vitest";
import { problemsOfRules, ruleOf } from "./rules.ts";

const page = (...lines: string[]) => {
  const sections = [2, 3, 4, 5, 6, 7, 8, 9].map(
    (section) => `## ${section}. Section\n\n- **S${section}-01** A rule\n`,
  );
  return [...sections, ...lines].join("\n");
};
const decisions = '## "Day X of 28"\n### 13 to 17 years\n';

describe("a line of the page", () => {
  it("states a rule with its id", () => {
    expect(ruleOf("- **S2-06** A spinner · and more")).toEqual({
      id: "S2-06",
      text: "A spinner · and more",
      departure: null,
    });
  });

  it("may link to the reason for a departure", () => {
    const line = "- **S9-30** Day X of 28 · [departs](spec-decisions.md#day-x-of-28)";
    expect(ruleOf(line)).toEqual({ id: "S9-30", text: "Day X of 28", departure: "day-x-of-28" });
  });

  it.each(["## 2. Screens", "S2-06 A spinner", "- **S2-6** A spinner", "- A spinner"])(
    "%j states none",
    (line) => {
      expect(ruleOf(line)).toBeNull();
    },
  );
});

describe("the page of rules", () => {
  it("is valid with a rule in every section", () => {
    expect(problemsOfRules(page(), decisions)).toEqual([]);
  });

  it("reports a section without rules", () => {
    const without = page().replace("- **S4-01** A rule\n", "");
    expect(problemsOfRules(without, decisions)).toEqual(["Section 4 has no rule."]);
  });

  it("reports a duplicate id", () => {
    expect(problemsOfRules(page("- **S9-01** Another"), decisions)).toEqual([
      "S9-01 stands for two rules.",
    ]);
  });

  it("reports a rule in another section", () => {
    expect(problemsOfRules(page("- **S2-02** Lost"), decisions)).toEqual([
      "S2-02 stands under another section.",
    ]);
  });

  it("reports list items without an id inside a section, but not after it", () => {
    const lines = ["- No id", "- **S9-2** Too short", "## Not yet", "- Reminders"];
    expect(problemsOfRules(page(...lines), decisions)).toEqual([
      '"- No id" has no id.',
      '"- **S9-2** Too short" has no id.',
    ]);
  });

  it("reports departures that link to no heading of the decisions", () => {
    const departing = (number: number, anchor: string) =>
      `- **S9-0${number}** A rule · [departs](spec-decisions.md#${anchor})`;
    const lines = [
      departing(2, "day-x-of-28"),
      departing(3, "13-to-17-years"),
      departing(4, "day-x"),
    ];
    expect(problemsOfRules(page(...lines), decisions)).toEqual([
      "S9-04 departs to spec-decisions.md#day-x, which is no heading there.",
    ]);
  });
});
