import { type CalendarDay, daysBetween } from "../days/calendar-day.ts";
import type { ConcernEvidence } from "./concern.ts";
import { daysWithin } from "./days-within.ts";
import { findings } from "./finding.ts";
import { medicineEvidence, substancesInUse } from "./medicines-in-use.ts";
import type { Finding, Rule } from "./rule.ts";
import { signsSince } from "./signs-logged.ts";
import type { Story } from "./story.ts";

const LONG_DAYS = 1096;
const SIGNS_HOLD_FOR = 60;
const TESTED_WITHIN = 365;
const GREAT_TIREDNESS = 8;

/** Metformin can lower vitamin B12 over years. */
export const b12: Rule = {
  key: "b12",
  trigger:
    "Metformin for three years, with no result named B12 in the last year; or metformin at any time with pins and needles, a sore tongue, or tiredness of 8 of 10 and more, in two months.",
  source: "MHRA, June 2022, via iddt.org; three years: our judgement",
  grade: "S",
  holdsFor: null,
  find(story, today): readonly Finding[] {
    const metformin = substancesInUse(story, today).filter(
      ({ substance }) => substance === "metformin",
    );
    if (metformin.length === 0) return [];
    const signs = [
      ...signsSince(story, today, SIGNS_HOLD_FOR, ["pins_and_needles", "sore_tongue"]),
    ];
    const tired = hasGreatTiredness(story, today);
    const isLong = metformin.some(
      ({ medicine }) => daysBetween(medicine.startDate, today) >= LONG_DAYS,
    );
    const isDue = isLong && !isTested(story, today);
    if (signs.length === 0 && !tired && !isDue) return [];
    const evidence: ConcernEvidence[] = [...signs, ...metformin.map(medicineEvidence)];
    return findings("mention", evidence);
  },
};

const hasGreatTiredness = (story: Story, today: CalendarDay) =>
  daysWithin(story, today, SIGNS_HOLD_FOR).some(({ symptoms }) =>
    symptoms.some(({ type, value }) => type === "fatigue" && (value ?? 0) >= GREAT_TIREDNESS),
  );

const isTested = ({ labs = [] }: Story, today: CalendarDay) =>
  labs.some(
    ({ name, day }) =>
      name?.toLowerCase().includes("b12") === true && daysBetween(day, today) <= TESTED_WITHIN,
  );
