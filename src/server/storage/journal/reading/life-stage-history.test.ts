import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { contraceptions, pregnancyAnswers } from "#contract/account/profile.ts";
import { currentAnswers } from "#contract/entries/current-answers.ts";
import { contraceptiveMethods, type LifeStage } from "#contract/entries/life-stage.ts";
import { addDays, calendarDay } from "#domain/days/calendar-day.ts";
import { stageOn } from "#domain/life/life-stage.ts";
import { afterAnswers, type StageHistory, withoutStage, withStage } from "./life-stage-history.ts";

const first = calendarDay("2026-01-01");
const empty: StageHistory = { stages: [], stored: { contraception: null, pregnancyStatus: null } };

type Step = (history: StageHistory, today: typeof first) => StageHistory;

const anyDaysAgo = fc.nat({ max: 400 });
const anyAnswer = fc.record(
  {
    contraception: fc.constantFrom(null, ...contraceptions),
    pregnancyStatus: fc.constantFrom(...pregnancyAnswers),
  },
  { requiredKeys: [] },
);
const anyStage = fc.record({
  kind: fc.constantFrom("contraception", "pregnancy", "breastfeeding"),
  method: fc.constantFrom(...contraceptiveMethods),
  from: fc.option(anyDaysAgo),
  to: fc.option(anyDaysAgo),
});

const answering = anyAnswer.map(
  (answers): Step =>
    (history, today) => {
      const after = afterAnswers(history, answers, today);
      expect(currentAnswers(after.stored, after.stages)).toMatchObject(answers);
      return after;
    },
);

const adding = anyStage.map(
  ({ kind, method, from, to }): Step =>
    (history, today) => {
      const ends = to === null ? null : Math.min(to, from ?? to);
      const stage: LifeStage = {
        id: crypto.randomUUID(),
        kind,
        toldOn: today,
        ...(kind === "contraception" && { method }),
        ...(from !== null && { from: addDays(today, -from) }),
        ...(ends !== null && { to: addDays(today, -ends) }),
      };
      const after = withStage(history, stage);
      return "overlaps" in after ? history : after;
    },
);

const ending = fc.nat().map(
  (place): Step =>
    (history, today) => {
      const stage = history.stages[place % Math.max(1, history.stages.length)];
      if (stage === undefined || stage.to !== undefined) return history;
      const after = withStage(history, { ...stage, to: today });
      return "overlaps" in after ? history : after;
    },
);

const deleting = fc.nat().map(
  (place): Step =>
    (history) => {
      const stage = history.stages[place % Math.max(1, history.stages.length)];
      return stage === undefined ? history : withoutStage(history, stage);
    },
);

const anySteps = fc.array(
  fc.tuple(fc.oneof(answering, adding, ending, deleting), fc.nat({ max: 40 })),
  { maxLength: 30 },
);

function expectAgreement({ stages, stored }: StageHistory, today: typeof first): void {
  const open = (kind: string) => stages.filter((one) => one.kind === kind && !one.to);
  expect(open("contraception").length).toBeLessThan(2);
  expect(open("pregnancy").length).toBeLessThan(2);
  const { contraception, pregnancyStatus } = currentAnswers(stored, stages);
  const isMethod = contraception !== null && contraception !== "none";
  expect(open("contraception").length).toBe(isMethod ? 1 : 0);
  expect(open("pregnancy").length).toBe(pregnancyStatus === "pregnant" ? 1 : 0);
  if (isMethod) expect(stageOn(stages, "contraception", today)).toBeDefined();
  for (const { from, to } of stages) expect((from ?? "") <= (to ?? today)).toBe(true);
}

describe("the history of contraception and pregnancies", () => {
  it("always agrees with the profile, whichever is changed", () => {
    fc.assert(
      fc.property(anySteps, (steps) => {
        let history = empty;
        let today = first;
        for (const [step, days] of steps) {
          today = addDays(today, days);
          history = step(history, today);
          expectAgreement(history, today);
        }
      }),
    );
  });

  it("is restored when an answer is taken back on the same day", () => {
    fc.assert(
      fc.property(anySteps, fc.constantFrom(...contraceptions), (steps, other) => {
        let history = empty;
        for (const [step] of steps) history = step(history, first);
        const { stored, stages } = afterAnswers(history, {}, first);
        const { contraception } = currentAnswers(stored, stages);
        const later = addDays(first, 10);
        const changed = afterAnswers({ stored, stages }, { contraception: other }, later);
        const back = afterAnswers(changed, { contraception }, later);
        expect(currentAnswers(back.stored, back.stages).contraception).toBe(contraception);
        expect(new Set(back.stages)).toEqual(new Set(stages));
      }),
    );
  });

  it("includes a method named only in an older profile, without a first day", () => {
    const older = { ...empty, stored: { contraception: "pill", pregnancyStatus: null } } as const;
    const { stages, stored } = afterAnswers(older, { contraception: "implant" }, first);
    expect(stages).toMatchObject([
      { method: "pill", to: addDays(first, -1) },
      { method: "implant", from: first },
    ]);
    expect(stored.contraception).toBeNull();
  });
});
