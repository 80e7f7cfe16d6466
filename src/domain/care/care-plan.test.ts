import { describe, expect, it } from "vitest";
import { goals } from "#contract/account/profile.ts";
import { carePlan } from "./care-plan.ts";
import { type CareSituation, careSteps } from "./care-steps.ts";

const NOTHING: CareSituation = {
  pcos: null,
  stage: "cycling",
  goals: [],
  conditions: { pcos: false, endo: false, pms_pmdd: false },
};

const stepsOf = (said: Partial<CareSituation>) => carePlan({ ...NOTHING, ...said });
const keysOf = (said: Partial<CareSituation>) => stepsOf(said).map(({ key }) => key);

describe("the care plan", () => {
  it("is empty without any answers", () => {
    expect(stepsOf({})).toEqual([]);
  });

  it("lists conditions before goals", () => {
    const parts = stepsOf({ pcos: "yes", goals: ["eat-well", "track-periods"] });
    expect(parts.map(({ part }) => part)).toEqual(["condition", "condition", "goal", "goal"]);
  });

  it("suggests asking about PCOS when unsure, and assumes nothing", () => {
    expect(keysOf({ pcos: "unsure" })).toEqual(["pcos-ask"]);
  });

  it("follows a no in the profile over an older tick in the setup", () => {
    const conditions = { pcos: true, endo: false, pms_pmdd: false };
    expect(keysOf({ pcos: "no", conditions })).toEqual([]);
    expect(keysOf({ conditions })).toContain("pcos-mood");
  });

  it("mentions the first medicine for fertility only with PCOS", () => {
    expect(keysOf({ goals: ["fertility"] })).toEqual(["fertile-days"]);
    expect(keysOf({ goals: ["fertility"], pcos: "yes" })).toContain("ask-fertility-medicine");
  });

  it("switches to pregnancy when pregnant", () => {
    const keys = keysOf({
      stage: "pregnant",
      pcos: "yes",
      goals: ["fertility", "track-periods"],
    });
    expect(keys).toEqual(["pregnancy-clinic", "pregnancy-danger-signs", "pcos-mood"]);
  });

  it("has a step for every goal", () => {
    for (const goal of goals) expect(stepsOf({ goals: [goal] }), goal).not.toEqual([]);
  });

  it("has each step once, with an id that the contract accepts", () => {
    const keys = careSteps.map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    for (const key of keys) expect(key).toMatch(/^[a-z0-9-]{1,60}$/);
  });

  it("claims more than common sense only with a source", () => {
    for (const { key, evidence } of careSteps) {
      if (evidence.grade !== "C") expect(evidence.source, key).toMatch(/\w/);
    }
  });
});
