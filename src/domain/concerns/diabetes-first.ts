import type { CalendarDay } from "../days/calendar-day.ts";
import { daysBetween } from "../days/calendar-day.ts";
import type { LabReading } from "../labs/lab-readings.ts";
import type { LabTest } from "../labs/lab-tests.ts";
import { findings } from "./finding.ts";
import { labEvidence, newestResults, reaches, resultsOf } from "./lab-results.ts";
import { isPregnancyRecorded } from "./pregnancy-now.ts";
import type { Finding, Rule } from "./rule.ts";
import type { Story } from "./story.ts";

/** 126 mg/dL is 6.99 mmol/L, and 11.1 mmol/L is 199.98 mg/dL: one line for both ways to write it. */
const LINES = [
  { test: "hba1c", value: 6.5, unit: "%" },
  { test: "fasting_glucose", value: 126, unit: "mg/dL" },
  { test: "ogtt_2h_glucose", value: 199.9, unit: "mg/dL" },
] as const;
/** 5.1 and 8.5 mmol/L. */
const LINES_IN_PREGNANCY = [
  { test: "hba1c", value: 6.5, unit: "%" },
  { test: "fasting_glucose", value: 91.8, unit: "mg/dL" },
  { test: "ogtt_2h_glucose", value: 153, unit: "mg/dL" },
] as const;

/** After a year a result that was never repeated is something to bring up, not to hurry for. */
const SOON_DAYS = 365;

/** Glucose or HbA1c from where diabetes is looked for; a mention to a woman who noted that she has it. */
export const diabetesFirst: Rule = {
  key: "diabetes-first",
  trigger:
    'HbA1c from 6.5 %, fasting glucose from 7.0 mmol/L (126 mg/dL) or two hours after a glucose drink from 11.1, without noted diabetes; pregnant: fasting from 5.1, after two hours from 8.5. A second such result has words of its own; a mention after a year, and once every such test was lower since. With noted diabetes the newest of each test is a mention (subject "known", J).',
  source:
    "American Diabetes Association, Standards of Care, by the fact base; in pregnancy and after a glucose drink: background knowledge",
  grade: "S",
  holdsFor: null,
  find(story, today): readonly Finding[] {
    const lines = isPregnancyRecorded(story, today) ? LINES_IN_PREGNANCY : LINES;
    const high = lines.flatMap((line) =>
      resultsOf(story, line.test).filter((each) => reaches(each, line)),
    );
    if (story.background?.diabetes === true) {
      const newest = high.filter((each) => isNewest(story, each));
      return findings("mention", newest.map(labEvidence), "known");
    }
    const isSoon = high.some((each) => isNewest(story, each) && isRecent(each, today));
    const isRepeated = new Set(high.map(({ day }) => day)).size > 1;
    const evidence = high.map(labEvidence);
    return findings(isSoon ? "within-days" : "mention", evidence, isRepeated ? "again" : undefined);
  },
};

const isNewest = (story: Story, reading: LabReading) =>
  newestResults(story, reading.test satisfies LabTest).includes(reading);

const isRecent = ({ day }: LabReading, today: CalendarDay) => daysBetween(day, today) <= SOON_DAYS;
