import { describe, expect, it } from "vitest";
import { GOOD_SENSE, PCOS_GUIDELINE } from "../basics/evidence.ts";
import { type CareSituation, careSteps, type StepKey } from "./care-steps.ts";

const nothing: CareSituation = {
  pcos: null,
  stage: "cycling",
  goals: [],
  conditions: { pcos: false, endo: false, pms_pmdd: false },
};
const situation = (said: Partial<CareSituation>): CareSituation => ({ ...nothing, ...said });
const stepFor = (key: StepKey) => {
  const step = careSteps.find((one) => one.key === key);
  if (step === undefined) throw new Error(`no step ${key}`);
  return step;
};
const applies = (key: StepKey, said: Partial<CareSituation>) =>
  stepFor(key).applies(situation(said));
const ticked = (condition: keyof CareSituation["conditions"]) => ({
  conditions: { ...nothing.conditions, [condition]: true },
});

describe("care steps", () => {
  it("apply to nobody without answers", () => {
    expect(careSteps.filter((step) => step.applies(nothing))).toEqual([]);
  });

  // A goal and its steps.
  it.each<[string, readonly StepKey[]]>([
    ["track-periods", ["log-first-days"]],
    ["manage-pcos", ["pcos-one-change"]],
    ["fertility", ["fertile-days"]],
    ["symptom-relief", ["pain-record", "move-for-pain"]],
    ["balanced-energy", ["energy-notes"]],
    ["better-sleep", ["steady-bedtime"]],
    ["less-stress", ["one-weight-less"]],
    ["move-more", ["move-most-days"]],
    ["eat-well", ["add-beans-and-leaves"]],
    ["doctor-visit", ["visit-main-worry", "visit-dates"]],
    ["a goal of another release", []],
  ])("with the goal %s are %j and no others", (goal, keys) => {
    const applicable = careSteps.filter((step) => step.applies(situation({ goals: [goal] })));
    expect(applicable.map(({ key }) => key)).toEqual(keys);
    expect(applicable.every(({ part }) => part === "goal")).toBe(true);
  });

  it.each<[string, Partial<CareSituation>, readonly StepKey[]]>([
    ["PCOS in her profile", { pcos: "yes" }, ["pcos-mood", "pcos-blood-sugar"]],
    ["PCOS ticked in the setup", ticked("pcos"), ["pcos-mood", "pcos-blood-sugar"]],
    ["a no to PCOS over an older tick", { ...ticked("pcos"), pcos: "no" }, []],
    ["doubt about PCOS", { pcos: "unsure" }, ["pcos-ask"]],
    ["endometriosis", ticked("endo"), ["endo-record"]],
    ["PMS or PMDD", ticked("pms_pmdd"), ["pmdd-daily-notes"]],
    ["a pregnancy", { stage: "pregnant" }, ["pregnancy-clinic", "pregnancy-danger-signs"]],
  ])("with %s are those of the condition", (_, said, keys) => {
    const applicable = careSteps.filter((step) => step.applies(situation(said)));
    expect(applicable.map(({ key }) => key)).toEqual(keys);
    expect(applicable.every(({ part }) => part === "condition")).toBe(true);
  });

  it("leave conceiving and blood sugar checks to the clinic in a pregnancy", () => {
    const said = { stage: "pregnant", pcos: "yes", goals: ["fertility"] } as const;
    for (const key of ["fertile-days", "ask-fertility-medicine", "pcos-blood-sugar"] as const) {
      expect(applies(key, said), key).toBe(false);
    }
    expect(applies("pcos-mood", said)).toBe(true);
  });

  it("leave periods and fertile days out of the stages without cycles", () => {
    const said = { pcos: "yes", goals: ["track-periods", "fertility"] } as const;
    const cyclic = ["log-first-days", "fertile-days", "ask-fertility-medicine"] as const;
    for (const stage of ["pregnant", "after-menopause", "by-method"] as const) {
      expect(cyclic.filter((key) => applies(key, { ...said, stage }))).toEqual([]);
    }
    expect(cyclic.filter((key) => applies(key, { ...said, stage: "trying" }))).toEqual(cyclic);
  });

  it("mention a medicine to conceive only with PCOS and the wish", () => {
    expect(applies("ask-fertility-medicine", { goals: ["fertility"] })).toBe(false);
    expect(applies("ask-fertility-medicine", { pcos: "yes" })).toBe(false);
    expect(applies("ask-fertility-medicine", { pcos: "yes", goals: ["fertility"] })).toBe(true);
  });

  it("are the same however many goals are combined", () => {
    const goals = ["eat-well", "fertility", "doctor-visit"];
    const apart = goals.flatMap((goal) =>
      careSteps.filter((step) => step.applies(situation({ goals: [goal] }))),
    );
    const together = careSteps.filter((step) => step.applies(situation({ goals })));
    expect(new Set(together)).toEqual(new Set(apart));
  });
});

describe("the evidence of a step", () => {
  it("is a publication for A and B, and common sense or a public page for C", () => {
    for (const { key, evidence } of careSteps) {
      if (evidence.grade === "C") continue;
      expect(evidence.source, key).toMatch(/\d{4}|glowm|CD\d{6}|NG\d+|nice\.org|sajcn/);
    }
    expect(GOOD_SENSE).toEqual({ grade: "C", source: null });
  });

  it("of PCOS is the international guideline wherever it applies", () => {
    expect(PCOS_GUIDELINE).toContain("10.1093/humrep/dead156");
    for (const key of ["pcos-ask", "pcos-one-change", "ask-fertility-medicine"] as const) {
      expect(stepFor(key).evidence).toEqual({ grade: "A", source: PCOS_GUIDELINE });
    }
  });
});
