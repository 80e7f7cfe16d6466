import { describe, expect, it } from "vitest";
import type { Story } from "../concerns/engine/story.ts";
import { mayBePregnant } from "../concerns/evidence/conceiving.ts";
import type { CycleFacts } from "../cycles/cycle-facts.ts";
import { withStatedPeriod } from "../cycles/periods/same-period.ts";
import { addDays, calendarDay } from "../days/calendar-day.ts";
import type { LifeStage } from "../life/life-stage.ts";
import { cyclesOfLengths, factsOf } from "../testing/example-facts.ts";
import { stageNow } from "./stage-now.ts";

const today = calendarDay("2026-11-20");
const ago = (days: number) => addDays(today, -days);
const REGULAR = [28, 29, 28, 27, 28, 29];

/** Cycles of these lengths; the last period began `days` ago. */
function cyclesUntil(days: number, lengths: readonly number[] = REGULAR) {
  const sum = lengths.reduce((total, length) => total + length, 0);
  return cyclesOfLengths(lengths, ago(days + sum));
}
const on = (facts: Partial<CycleFacts>, more: Omit<Story, "facts"> = {}) =>
  stageNow({ facts: factsOf({ age: 29, ...facts }), ...more }, today);
const pregnancy = (more: Partial<LifeStage>): LifeStage => ({
  kind: "pregnancy",
  from: ago(70),
  ...more,
});
const method = (more: Partial<LifeStage>): Partial<CycleFacts> => ({
  stages: [{ kind: "contraception", from: ago(400), ...more }],
});

describe("a woman with cycles", () => {
  it("is cycling since her first known period", () => {
    expect(on({ cycles: cyclesUntil(10) })).toEqual({ kind: "cycling", since: ago(179) });
    expect(on({ cycles: withStatedPeriod([], ago(10)) })).toEqual({
      kind: "cycling",
      since: ago(10),
    });
    expect(on({})).toEqual({ kind: "newcomer", since: null });
  });

  it("under 18 has just started, with or without a period", () => {
    expect(on({ age: 15 })).toEqual({ kind: "just-started", since: null });
    expect(on({ age: 15, cycles: withStatedPeriod([], ago(40)) }).kind).toBe("just-started");
  });

  it("is trying with that goal, or when she stopped a method for it", () => {
    const cycles = cyclesUntil(10);
    const pill = { kind: "contraception", method: "pill", to: ago(200) } as const;
    const stopped = [{ ...pill, whyStopped: "to_conceive" }];
    expect(on({ cycles }, { goals: ["fertility"] })).toEqual({ kind: "trying", since: null });
    expect(on({ cycles, stages: stopped })).toEqual({ kind: "trying", since: ago(200) });
    expect(on({ cycles, stages: [pill] }).kind).toBe("cycling");
    expect(on({ ...method({ method: "pill" }), cycles }, { goals: ["fertility"] }).kind).toBe(
      "by-method",
    );
  });
});

describe("a late period", () => {
  it("raises the question of a pregnancy from the fifth day late", () => {
    expect(on({ cycles: cyclesUntil(32) }).kind).toBe("cycling");
    expect(on({ cycles: cyclesUntil(33) })).toEqual({
      kind: "late",
      since: ago(4),
      test: null,
    });
    expect(on({ cycles: cyclesUntil(49) }).kind).toBe("late");
    expect(on({ cycles: cyclesUntil(95) })).toEqual({
      kind: "no-periods",
      since: ago(5),
      days: 95,
    });
  });

  it("names the latest test since the period was due", () => {
    const signs = [
      { date: ago(12), pregnancyTest: "positive" as const },
      { date: ago(3), pregnancyTest: "negative" as const },
    ];
    const test = { result: "negative", day: ago(3) };
    expect(on({ cycles: cyclesUntil(39) }, { signs })).toMatchObject({ kind: "late", test });
  });

  it("is not called late where a pregnancy is excluded", () => {
    const cycles = cyclesUntil(39);
    expect(on({ cycles }, { background: { couldConceive: false } }).kind).toBe("cycling");
    expect(on({ cycles, ...method({ method: "iud", iud: "copper" }) }).kind).toBe("cycling");
    expect(on({ cycles, ...method({ method: "condoms" }) }).kind).toBe("late");
  });

  it("is not called late after it was ruled out in this cycle, unless a test or sex says otherwise", () => {
    const cycles = cyclesUntil(39);
    const background = { notPregnantOn: ago(3) };
    const sex = (days: number) => [{ date: ago(days), signs: ["unprotected_sex"] as const }];
    const kindOf = (more: Omit<Story, "facts">) => on({ cycles }, { background, ...more }).kind;
    expect(kindOf({})).toBe("cycling");
    expect(kindOf({ signs: sex(10) })).toBe("cycling");
    expect(kindOf({ signs: sex(2) })).toBe("late");
    expect(kindOf({ signs: [{ date: ago(1), pregnancyTest: "positive" }] })).toBe("late");
    expect(kindOf({ background: { notPregnantOn: ago(40) } })).toBe("late");
  });

  it("under 18 is late only after 45 days and five more", () => {
    expect(on({ age: 15, cycles: cyclesUntil(49) }).kind).toBe("just-started");
    expect(on({ age: 15, cycles: cyclesUntil(50) })).toMatchObject({ kind: "late", since: ago(4) });
  });
});

describe("a pregnancy", () => {
  it("is counted from the last period, or has no weeks", () => {
    const pregnant = { pregnancy: "pregnant", cycles: cyclesUntil(70) } as const;
    expect(on({ ...pregnant, stages: [pregnancy({})] })).toMatchObject({
      kind: "pregnant",
      since: ago(70),
      gestation: { weeks: 10, days: 0, trimester: 1 },
    });
    expect(on(pregnant)).toEqual({ kind: "pregnant", since: null, gestation: null });
  });

  it("is followed by its outcome until the next period", () => {
    const cycles = cyclesUntil(70);
    const ended = (ending?: "loss" | "ended" | "birth") =>
      on({ cycles, stages: [pregnancy({ to: ago(10), ...(ending && { ending }) })] });
    expect(ended("loss")).toEqual({ kind: "after-loss", since: ago(10), ending: "loss" });
    expect(ended("ended")).toEqual({ kind: "after-loss", since: ago(10), ending: "ended" });
    expect(ended("birth")).toEqual({
      kind: "after-birth",
      since: ago(10),
      isBreastfeeding: false,
    });
    expect(ended()).toEqual({ kind: "after-pregnancy", since: ago(10) });
    const back = [...cycles, { startDay: ago(2) }];
    expect(on({ cycles: back, stages: [pregnancy({ to: ago(40), ending: "loss" })] }).kind).toBe(
      "cycling",
    );
  });

  it("no longer explains missing periods when a method has done so for months", () => {
    const implant: LifeStage = { kind: "contraception", method: "implant", from: ago(150) };
    const born = (days: number) =>
      pregnancy({ from: ago(days + 280), to: ago(days), ending: "birth" });
    expect(on({ stages: [implant, born(200)] })).toMatchObject({ kind: "by-method" });
    expect(on({ stages: [implant, born(60)] })).toMatchObject({ kind: "after-birth" });
  });
});

describe("a method with hormones", () => {
  it("replaces cycles, late or not", () => {
    const pill = method({ method: "pill", pack: "21_7" });
    const expected = { kind: "by-method", since: ago(400), method: "pill", isBloodless: false };
    const calendar = { kind: "pack", day: 9 };
    expect(on({ ...pill, cycles: cyclesUntil(10) })).toMatchObject({ ...expected, calendar });
    expect(on({ ...pill, cycles: cyclesUntil(60) })).toMatchObject({ ...expected, calendar });
    expect(on({ contraception: "implant", cycles: cyclesUntil(100) })).toEqual({
      kind: "by-method",
      since: null,
      method: "implant",
      isBloodless: true,
      calendar: null,
    });
  });
});

describe("after a method that takes periods away", () => {
  const implant = method({ method: "implant", to: ago(20) });
  const none = { ...implant, cycles: cyclesUntil(32) };
  const stage = { kind: "after-method", since: ago(19) };

  it("the cycle has not come back until a period is logged", () => {
    expect(on({ ...none })).toEqual(stage);
    const injections = method({ method: "injection", to: ago(210) });
    expect(on({ ...injections, cycles: cyclesUntil(380) })).toMatchObject({ since: ago(111) });
    const before = { kind: "contraception", method: "implant", to: ago(90) } as const;
    const both = [...(implant.stages ?? []), before];
    expect(on({ cycles: cyclesUntil(120), stages: both })).toMatchObject(stage);
    expect(on({ ...none, cycles: [...none.cycles, { startDay: ago(2) }] }).kind).toBe("cycling");
    expect(on({ ...none, contraception: "pill" }).kind).toBe("by-method");
    expect(on({ ...none, pregnancy: "pregnant" }).kind).toBe("pregnant");
  });

  it("asks about a pregnancy from the same day as a late period, and longer", () => {
    const short = method({ method: "implant", from: ago(27), to: ago(20) });
    const late = { ...stage, test: null };
    expect(on({ ...short, cycles: cyclesUntil(33) })).toEqual(late);
    expect(on({ ...short, cycles: cyclesUntil(95) })).toEqual({ ...stage, test: null });
    const excluded = { background: { couldConceive: false } };
    expect(on({ ...short, cycles: cyclesUntil(33) }, excluded)).toEqual(stage);
  });
});

describe("the years around menopause", () => {
  it("are perimenopause with changing cycles or a long gap, from the first one", () => {
    const cycles = cyclesUntil(20, [28, 28, 40, 27, 28]);
    expect(on({ age: 47, cycles })).toEqual({
      kind: "perimenopause",
      since: ago(115),
      transition: "early",
    });
    expect(on({ age: 47, cycles: cyclesUntil(20) }).kind).toBe("cycling");
    expect(on({ age: 44, cycles }).kind).toBe("cycling");
    const waiting = cyclesUntil(100, [30, 31]);
    expect(on({ age: 47, cycles: waiting })).toEqual({
      kind: "perimenopause",
      since: ago(100),
      transition: "late",
    });
  });

  it("end a year after the last period", () => {
    const cycles = cyclesUntil(400, [45, 70, 33]);
    expect(on({ age: 54, cycles })).toEqual({ kind: "after-menopause", since: ago(35) });
  });

  it("do not come back with a day of bleeding, logged as spotting or as a period", () => {
    const expected = { kind: "after-menopause", since: ago(35) };
    const cycles = cyclesUntil(400, [45, 70, 33]);
    const flows = [{ day: ago(1), flow: "spotting" }] as const;
    expect(on({ age: 54, cycles, flows })).toEqual(expected);
    const bled = [...cycles, ...cyclesUntil(1, [])];
    expect(on({ age: 54, cycles: bled })).toEqual(expected);
  });
});

describe("periods that have ended", () => {
  const ended = { kind: "no_periods", from: ago(90), whyNoPeriods: "hysterectomy" } as const;

  it("are never late, whatever was logged before", () => {
    const expected = { kind: "periods-ended", since: ago(90), why: "hysterectomy" };
    expect(on({ cycles: cyclesUntil(300), stages: [ended] })).toEqual(expected);
    expect(on({ stages: [ended] })).toEqual(expected);
    expect(on({ cycles: cyclesUntil(10), stages: [{ ...ended, to: ago(20) }] }).kind).toBe(
      "cycling",
    );
  });

  it("raise no question of a pregnancy without a womb", () => {
    expect(mayBePregnant({ facts: factsOf({ age: 40, stages: [ended] }) }, today)).toBe(false);
    const ablation = { ...ended, whyNoPeriods: "ablation" } as const;
    expect(mayBePregnant({ facts: factsOf({ age: 40, stages: [ablation] }) }, today)).toBe(true);
  });
});
