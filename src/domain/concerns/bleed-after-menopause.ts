import { isUnexplainedYear } from "../cycles/after-change.ts";
import type { BleedingDays } from "../cycles/bleeding-days.ts";
import { addDays, type CalendarDay, daysBetween } from "../days/calendar-day.ts";
import { bleedingSignsSince } from "./bleeding-logged.ts";
import { bleedingOf } from "./bleeding-of.ts";
import type { ConcernEvidence } from "./concern.ts";
import { findings } from "./finding.ts";
import { substancesInUse } from "./medicines-in-use.ts";
import { methodNow } from "./method-now.ts";
import { stagesOf } from "./pregnancy-now.ts";
import type { Finding, Rule } from "./rule.ts";
import type { Story } from "./story.ts";
import type { SubstanceName } from "./substances.ts";

/** A year: until someone has looked at it, or as long as no other bleeding has followed. */
const HOLDS_FOR = 365;
/** About six months. */
const NEW_THERAPY = 183;
const FROM_AGE = 40;

/** Bleeding after a year without any, at an age at which that may have been the change. */
export const bleedAfterMenopause: Rule = {
  key: "bleed-after-menopause",
  trigger:
    "From 40 on, any bleeding (clots, pads or bleeding after sex alone too) after 365 days without, on no hormones; not where a pregnancy, breastfeeding, hormones or a period she did not log explain the gap. In the first six months of hormone therapy a mention.",
  source: "Primary Care 101, South Africa (within two weeks); NICE NG12 (refer from 55)",
  grade: "P",
  holdsFor: HOLDS_FOR,
  find(story, today): readonly Finding[] {
    if ((story.facts.age ?? 0) < FROM_AGE || methodNow(story, today).effect === "hormonal") {
      return [];
    }
    const bleeding = bleedingOf(story, today);
    const signs = bleedingSignsSince(story, today, HOLDS_FOR);
    const days = bleedingDaysOf(story, bleeding, signs);
    const first = addDays(today, -HOLDS_FOR);
    const returned = days.find((day, place) => {
      const before = days[place - 1];
      return (
        before !== undefined &&
        day >= first &&
        isUnexplainedYear(story.facts, stagesOf(story), before, day)
      );
    });
    const last = days.findLast((day) => returned !== undefined && day < returned);
    if (returned === undefined || last === undefined) return [];
    const without = daysBetween(last, returned);
    return findings(isOnNewTherapy(story, today) ? "mention" : "within-days", [
      ...signs.filter(({ day }) => day >= returned),
      ...days
        .filter((day) => day >= returned && bleeding.has(day))
        .map((day) => bled(bleeding, day)),
      { fact: "days_without_period", day: last, value: without, unit: "days" },
    ]);
  },
};

const THERAPY: readonly SubstanceName[] = ["estradiol", "conjugated estrogens", "tibolone"];

/** Bleeding is common in the first six months of hormone therapy. */
const isOnNewTherapy = (story: Story, today: CalendarDay) =>
  substancesInUse(story, today).some(
    ({ substance, medicine }) =>
      THERAPY.includes(substance) && daysBetween(medicine.startDate, today) <= NEW_THERAPY,
  );

/** Oldest first, with the period she named when she set up the app, and clots or pads alone. */
function bleedingDaysOf(
  { facts: { lastPeriodDay } }: Story,
  bleeding: BleedingDays,
  signs: readonly ConcernEvidence[],
): CalendarDay[] {
  const days = new Set([...bleeding.keys(), ...signs.map(({ day }) => day)]);
  if (lastPeriodDay !== null) days.add(lastPeriodDay);
  return [...days].sort();
}

const bled = (bleeding: BleedingDays, day: CalendarDay): ConcernEvidence => ({
  ...{ fact: "flow", day, value: bleeding.get(day)?.flow ?? "bleeding", unit: "" },
});
