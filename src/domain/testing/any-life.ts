import fc from "fast-check";
import type { Story } from "../concerns/engine/story.ts";
import type { CycleFacts } from "../cycles/cycle-facts.ts";
import { addDays, calendarDay } from "../days/calendar-day.ts";
import { type LifeStage, stageOn } from "../life/life-stage.ts";
import { cyclesOfLengths, factsOf } from "./example-facts.ts";

export const today = calendarDay("2026-11-20");
const ago = (days: number) => addDays(today, -days);

const METHODS = [
  { method: "pill", pack: "21_7" },
  { method: "pill", pill: "progestogen_only" },
  { method: "implant" },
  { method: "injection" },
  { method: "ring" },
  { method: "iud", iud: "copper" },
  { method: "iud", iud: "hormonal" },
  { method: "condoms" },
  { method: "sterilisation" },
] as const satisfies readonly Partial<LifeStage>[];
type Method = (typeof METHODS)[number];

const inProfile = ({ method }: Method): CycleFacts["contraception"] =>
  method === "condoms" || method === "sterilisation" ? "other" : method;

/** Days from `from` days ago to `to` days ago; open if `to` is `null`. */
const anySpan = fc
  .tuple(fc.integer({ min: 1, max: 600 }), fc.option(fc.integer({ min: 1, max: 400 })))
  .map(([length, to]) => ({
    from: ago(length + (to ?? 0)),
    ...(to !== null && { to: ago(to) }),
  }));
const anyPregnancy = fc
  .tuple(fc.integer({ min: 30, max: 300 }), fc.option(fc.integer({ min: 0, max: 500 })))
  .chain(([length, to]) =>
    fc.constantFrom("birth", "loss", "ended", undefined).map(
      (ending): LifeStage => ({
        kind: "pregnancy",
        from: ago(length + (to ?? 0)),
        ...(to !== null && { to: ago(to), ending }),
      }),
    ),
  );
const anyUse = fc
  .tuple(fc.constantFrom(...METHODS), anySpan)
  .map(([method, span]) => ({ kind: "contraception" as const, ...method, ...span }));

const anyEndOfPeriods = fc
  .constantFrom("hysterectomy" as const, "ablation" as const)
  .map((whyNoPeriods): LifeStage => ({ kind: "no_periods", from: ago(40), whyNoPeriods }));

export const anyLife = fc
  .record({
    age: fc.oneof(fc.integer({ min: 13, max: 58 }), fc.integer({ min: 44, max: 58 })),
    lengths: fc.array(fc.integer({ min: 20, max: 95 }), { maxLength: 6 }),
    daysIn: fc.option(
      fc.oneof(fc.integer({ min: 0, max: 120 }), fc.integer({ max: 500, min: 90 })),
    ),
    use: fc.option(anyUse),
    pregnancy: fc.option(anyPregnancy),
    end: fc.oneof({ weight: 9, arbitrary: fc.constant(null) }, anyEndOfPeriods),
    isBreastfeeding: fc.boolean(),
    goals: fc.subarray(["fertility"]),
    couldConceive: fc.option(fc.boolean(), { nil: undefined }),
    test: fc.option(fc.constantFrom("positive" as const, "negative" as const)),
  })
  .map(({ lengths, daysIn, use, pregnancy, couldConceive, test, goals, end, ...woman }): Story => {
    const before = lengths.reduce((sum, length) => sum + length, 0);
    const stages = [use, pregnancy, end].filter((stage) => stage !== null);
    const now = use && stageOn([use], "contraception", today);
    const facts = factsOf({
      ...woman,
      cycles: daysIn === null ? [] : cyclesOfLengths(lengths, ago(before + daysIn)),
      stages,
      contraception: now ? inProfile(now) : null,
      ...(now?.method === "iud" && { iud: now.iud }),
      pregnancy:
        stageOn(stages, "pregnancy", today) && pregnancy?.to === undefined ? "pregnant" : null,
    });
    const signs = test === null ? [] : [{ date: ago(2), pregnancyTest: test }];
    return { facts, goals, background: { couldConceive }, signs };
  });
