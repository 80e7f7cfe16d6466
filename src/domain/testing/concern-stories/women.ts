import type { StageOfStory, Story } from "../../concerns/engine/story.ts";
import type { CycleFacts } from "../../cycles/cycle-facts.ts";
import { dayRecords } from "../../day/day-record.ts";
import type { SignDay, WarningSign } from "../../day/warning-sign.ts";
import { addDays, type CalendarDay } from "../../days/calendar-day.ts";
import type { LifeStage } from "../../life/life-stage.ts";
import { cyclesOfLengths } from "../example-facts.ts";
import { daysAgo, TODAY, woman } from "./story-case.ts";

const cyclesUntil = (lastStart: CalendarDay) =>
  cyclesOfLengths([28, 28, 28], addDays(lastStart, -84));

export function using(
  method: NonNullable<LifeStage["method"]>,
  more: Partial<LifeStage> = {},
): Partial<CycleFacts> {
  const isNamed = method !== "condoms" && method !== "diaphragm" && method !== "sterilisation";
  return {
    contraception: isNamed ? method : "other",
    iud: more.iud,
    stages: [{ kind: "contraception", method, from: daysAgo(400), ...more }],
  };
}

/** Pregnant for this many days, counted from a logged last period. */
export function pregnantFor(days: number): Story {
  const from = daysAgo(days);
  const facts = woman({ cycles: cyclesUntil(from), pregnancy: "pregnant" });
  return { facts, stages: [{ kind: "pregnancy", from }] };
}

export const pregnantSinceSomeDay: Story = {
  facts: woman({ cycles: cyclesUntil(daysAgo(100)), pregnancy: "pregnant" }),
  stages: [{ kind: "pregnancy", toldOn: daysAgo(60) }],
};

/** This many days after a pregnancy of 40 weeks, or of 9, without a period since. */
export function afterPregnancyBy(days: number, ending: StageOfStory["ending"] = "birth"): Story {
  const from = daysAgo(days + (ending === "birth" ? 280 : 63));
  const to = daysAgo(days);
  const stages = [{ kind: "pregnancy", from, to, ...(ending && { ending }) }] as const;
  return { facts: woman({ cycles: cyclesUntil(from), stages }), stages };
}

export const ticked = (...signs: readonly WarningSign[]): Pick<Story, "signs"> =>
  tickedOn(TODAY, ...signs);

export const tickedOn = (
  date: CalendarDay,
  ...signs: readonly WarningSign[]
): Pick<Story, "signs"> => ({ signs: [{ date, signs }] });

export const said = (day: Omit<SignDay, "date">): Pick<Story, "signs"> => ({
  signs: [{ date: TODAY, ...day }],
});

export const logged = (
  log: Omit<NonNullable<Parameters<typeof dayRecords>[0]["dailyLogs"]>[number], "date">,
  date = TODAY,
): Pick<Story, "days"> => ({ days: dayRecords({ dailyLogs: [{ date, ...log }] }) });

export const measured = (
  systolic: number,
  diastolic: number,
  date = TODAY,
): Pick<Story, "pressures"> => ({ pressures: [{ date, systolic, diastolic }] });
