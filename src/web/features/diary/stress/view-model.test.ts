import { setupI18n } from "@lingui/core";
import { describe, expect, it } from "vitest";
import type { CortisolInsight } from "#contract/insights/insights.ts";
import { adviceTexts, evidenceTexts, indicatorWords } from "./view-model.ts";

const i18n = setupI18n({ locale: "en", messages: { en: {} } });
const insight = (advice: string[], adviceKeys: string[]): CortisolInsight => ({
  indicator: "Moderate",
  rationale: "Based on 3 days",
  advice,
  adviceKeys,
  daysLogged: 3,
  averageLevel: 4,
  averageSleep: null,
  frequentTags: [],
});

describe("the evidence of the insight", () => {
  it("is translated instead of using the server's English", () => {
    const evidence: CortisolInsight = {
      ...insight([], []),
      averageSleep: 5 / 3,
      frequentTags: ["Work", "Family"],
    };
    expect(evidenceTexts(evidence, i18n)).toEqual([
      "Based on stress and sleep you logged on 3 of the last 14 days, not a blood test.",
      "Your stress averaged 8.0/10 and your sleep 2.2/10.",
      "What came up most: Work and Family.",
    ]);
  });

  it("omits sleep and tags if none were noted", () => {
    expect(evidenceTexts({ ...insight([], []), daysLogged: 1 }, i18n)).toEqual([
      "Based on stress you logged on 1 of the last 14 days, not a blood test.",
      "Your stress averaged 8.0/10.",
    ]);
  });
});

describe("the indicator", () => {
  it("is low, elevated, or moderate for anything else [S3-20 S4-15]", () => {
    const wordsOf = (value: string) => i18n._(indicatorWords(value).words);
    expect(["Low", "Elevated", "Moderate", "Unheard of", ""].map(wordsOf)).toEqual([
      "Low",
      "Elevated",
      "Moderate",
      "Moderate",
      "Moderate",
    ]);
  });
});

describe("the advice", () => {
  it("comes from the message catalogue by its key", () => {
    expect(adviceTexts(insight(["server's words"], ["keep-what-works"]), i18n)).toEqual([
      "What you're doing now seems to work. Keep it up.",
    ]);
  });

  it("uses the server's text if the key is unknown or missing", () => {
    expect(adviceTexts(insight(["New one", "Another"], ["brand-new"]), i18n)).toEqual([
      "New one",
      "Another",
    ]);
    expect(adviceTexts(insight(["Odd"], ["constructor"]), i18n)).toEqual(["Odd"]);
  });

  it("has at most four items [S9-10]", () => {
    expect(adviceTexts(insight(["1", "2", "3", "4", "5"], []), i18n)).toHaveLength(4);
  });
});
