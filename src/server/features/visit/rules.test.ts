import { describe, expect, it } from "vitest";
import { visitParts } from "#contract/visit/visit-report.ts";
import { planToday } from "./rules.ts";

const planOf = (entry: object) =>
  planToday({ entry: { questions: [], months: 6, include: [], ...entry }, revision: 3 }).entry;

describe("a plan chosen in an earlier release", () => {
  it("includes parts added since", () => {
    const before = visitParts.filter((part) => part !== "background" && part !== "tried");
    const include = before.filter((part) => part !== "mood");
    expect(planOf({ include }).include).toEqual(visitParts.filter((part) => part !== "mood"));
  });

  it("leaves out what the user deselected", () => {
    expect(planOf({ include: ["labs"], choices: visitParts }).include).toEqual(["labs"]);
  });
});
