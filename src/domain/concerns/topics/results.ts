import { type CalendarDay, daysBetween } from "../../days/calendar-day.ts";
import { placeInRange } from "../../labs/lab-range-place.ts";
import type { LabReading } from "../../labs/lab-readings.ts";
import { type LabTest, labTests } from "../../labs/lab-tests.ts";
import type { ConcernEvidence } from "../engine/concern.ts";
import { findings } from "../engine/finding.ts";
import type { Finding, Rule } from "../engine/rule.ts";
import type { Story } from "../engine/story.ts";
import { isTrying } from "../evidence/conceiving.ts";
import {
  exceeds,
  isBelow,
  labEvidence,
  newestResults,
  reaches,
  resultsOf,
} from "../evidence/lab-results.ts";
import { isPregnancyRecorded, pregnancyNow } from "../evidence/pregnancy.ts";

interface Line {
  readonly test: LabTest;
  readonly value: number;
  readonly unit: string;
  readonly side: "below" | "from" | "above";
}

const IS_BEYOND = { below: isBelow, from: reaches, above: exceeds } as const;

const beyond = (story: Story, lines: readonly Line[]): LabReading[] =>
  lines.flatMap((line) =>
    newestResults(story, line.test).filter((each) => IS_BEYOND[line.side](each, line)),
  );

const line = (test: LabTest, side: Line["side"], value: number, unit: string): Line => ({
  test,
  side,
  value,
  unit,
});

const androgenHigh: Rule = {
  key: "androgen-high",
  trigger: "The newest total testosterone above 5.0 nmol/L; a mention above 4.0.",
  source: "Queensland Health, oligoamenorrhoea (within 30 days); NHS Borders refers above 4",
  grade: "P",
  holdsFor: null,
  find(story): readonly Finding[] {
    const isSoon = beyond(story, [line("testosterone", "above", 5, "nmol/L")]).length > 0;
    const high = beyond(story, [line("testosterone", "above", 4, "nmol/L")]);
    return findings(isSoon ? "within-days" : "mention", high.map(labEvidence));
  },
};

/**
 * Thresholds that agree in both units: 126 mg/dL is 6.99 mmol/L, and 11.1 mmol/L is 199.98 mg/dL.
 */
const LINES = [
  line("hba1c", "from", 6.5, "%"),
  line("fasting_glucose", "from", 126, "mg/dL"),
  line("ogtt_2h_glucose", "from", 199.9, "mg/dL"),
];

/** 5.1 and 8.5 mmol/L. */
const LINES_IN_PREGNANCY = [
  line("hba1c", "from", 6.5, "%"),
  line("fasting_glucose", "from", 91.8, "mg/dL"),
  line("ogtt_2h_glucose", "from", 153, "mg/dL"),
];

/** After a year, a result that was never repeated is a mention. */
const SOON_DAYS = 365;

/** Glucose or HbA1c at the thresholds of diabetes; a mention for known diabetes. */
const diabetesFirst: Rule = {
  key: "diabetes-first",
  trigger:
    'HbA1c from 6.5 %, fasting glucose from 7.0 mmol/L (126 mg/dL) or two hours after a glucose drink from 11.1, without noted diabetes; pregnant: fasting from 5.1, after two hours from 8.5. A second such result has words of its own; a mention after a year, and once every such test was lower since. With noted diabetes the newest of each test is a mention (subject "known", J). The newest HbA1c from 5.7 %, fasting glucose from 5.6 mmol/L or two-hour glucose from 7.8, below those lines and not in a pregnancy: a mention for three years (subject "prediabetes").',
  source:
    "American Diabetes Association, Standards of Care, by the fact base; in pregnancy and after a glucose drink: background knowledge",
  grade: "S",
  holdsFor: null,
  find(story, today): readonly Finding[] {
    const lines = isPregnancyRecorded(story, today) ? LINES_IN_PREGNANCY : LINES;
    const high = lines.flatMap((from) =>
      resultsOf(story, from.test).filter((each) => reaches(each, from)),
    );
    if (story.background?.diabetes === true) {
      const newest = high.filter((each) => isNewest(story, each));
      return findings("mention", newest.map(labEvidence), "known");
    }
    if (high.length === 0) return ofRisk(story, today);
    const isSoon = high.some((each) => isNewest(story, each) && isRecent(each, today));
    const isRepeated = new Set(high.map(({ day }) => day)).size > 1;
    const evidence = high.map(labEvidence);
    return findings(isSoon ? "within-days" : "mention", evidence, isRepeated ? "again" : undefined);
  },
};

/** Thresholds of diabetes risk, 5.6 and 7.8 mmol/L too (American Diabetes Association). */
const LINES_OF_RISK = [
  line("hba1c", "from", 5.7, "%"),
  line("fasting_glucose", "from", 100, "mg/dL"),
  line("ogtt_2h_glucose", "from", 140, "mg/dL"),
];
const RISK_DAYS = 1096;

function ofRisk(story: Story, today: CalendarDay): readonly Finding[] {
  if (isPregnancyRecorded(story, today)) return [];
  const recent = beyond(story, LINES_OF_RISK).filter(
    ({ day }) => daysBetween(day, today) <= RISK_DAYS,
  );
  return findings("mention", recent.map(labEvidence), "prediabetes");
}

const isNewest = (story: Story, reading: LabReading) =>
  newestResults(story, reading.test satisfies LabTest).includes(reading);

const isRecent = ({ day }: LabReading, today: CalendarDay) => daysBetween(day, today) <= SOON_DAYS;

const LOW = line("haemoglobin", "below", 10, "g/dL");

/** Anaemia thresholds (WHO), if the laboratory printed no range. */
const USUAL_FROM = { pregnant: 11, others: 12 } as const;

const HOSPITAL_FROM_WEEK = 36;

/** The latest haemoglobin. Below 8, another rule applies as well. */
const hbLow: Rule = {
  key: "hb-low",
  trigger:
    "The newest haemoglobin below 10.0 g/dL (from the 36th week of pregnancy: today); a mention below 12.0 (pregnant: 11.0) where the laboratory typed no range.",
  source:
    "South African guideline on anaemia in pregnancy (below 10); WHO in PMC7478908, table 4 (12 and 11)",
  grade: "P",
  holdsFor: null,
  find(story, today): readonly Finding[] {
    const low = beyond(story, [LOW]);
    const isNearBirth = (pregnancyNow(story, today)?.weeks ?? 0) >= HOSPITAL_FROM_WEEK;
    if (low.length > 0) {
      return findings(isNearBirth ? "today" : "within-days", low.map(labEvidence));
    }
    const from = isPregnancyRecorded(story, today) ? USUAL_FROM.pregnant : USUAL_FROM.others;
    const under = beyond(story, [line("haemoglobin", "below", from, "g/dL")]).filter(
      (each) => !hasRange(each),
    );
    return findings("mention", under.map(labEvidence));
  },
};

/** TSH is treated earlier for a pregnancy. */
const THYROID = {
  usually: line("tsh", "above", 10, "mIU/L"),
  forPregnancy: line("tsh", "above", 4, "mIU/L"),
} as const;
const LINES_OF_GLANDS = [
  line("tsh", "below", 0.1, "mIU/L"),
  line("prolactin", "above", 1000, "mIU/L"),
];

/** Lipids that can inflame the pancreas, and an adrenal hormone that a tumour may produce. */
const FAR_OFF = [
  line("triglycerides", "above", 11, "mmol/L"),
  line("dheas", "above", 19, "µmol/L"),
];

/** Before 40 it suggests that the ovaries work less (ESHRE 2024, by background knowledge). */
const FSH_HIGH = line("fsh", "from", 25, "IU/L");
const FSH_BEFORE_AGE = 40;

const thyroidOrProlactin: Rule = {
  key: "thyroid-or-prolactin",
  trigger:
    "The newest TSH above 10 or below 0.1 mIU/L, above 4 when pregnant or trying to conceive; the newest prolactin above 1,000 mIU/L; the newest triglycerides above 11 mmol/L or DHEAS above 19 µmol/L (700 µg/dL), whatever range was typed; FSH from 25 IU/L under 40, not in a pregnancy (subject 'far').",
  source: "Background knowledge",
  grade: "K",
  holdsFor: null,
  find(story, today): readonly Finding[] {
    const isForPregnancy = pregnancyNow(story, today) !== null || isTrying(story, today);
    const thyroid = isForPregnancy ? THYROID.forPregnancy : THYROID.usually;
    const glands = beyond(story, [thyroid, ...LINES_OF_GLANDS]);
    const isYoung = (story.facts.age ?? FSH_BEFORE_AGE) < FSH_BEFORE_AGE;
    const far = beyond(story, isYoung ? [...FAR_OFF, FSH_HIGH] : FAR_OFF);
    return [
      ...findings("within-days", glands.map(labEvidence)),
      ...findings("within-days", far.map(labEvidence), "far"),
    ];
  },
};

const labRange: Rule = {
  key: "lab-range",
  trigger:
    "The newest result of a test that has a range, of any kind, outside the laboratory's own range as typed. Without a typed range: ferritin under 15 µg/L, TSH under 0.3 or above 5 mIU/L, prolactin from 530 mIU/L, 17-OHP above 6 nmol/L, LDL from 4.9, cholesterol from 7.5 or triglycerides from 4.5 mmol/L, vitamin D under 25 nmol/L (subject 'usual'; not in a pregnancy).",
  source: "The laboratory's own range; ferritin: WHO 2020; the other values: background knowledge",
  grade: "K",
  holdsFor: null,
  find(story, today): readonly Finding[] {
    const outside = newestOfEach(story).filter((each) =>
      ["above", "below"].includes(placeInRange(each)),
    );
    const hasOwnRange = isPregnancyRecorded(story, today);
    return [
      ...findings("mention", outside.map(labEvidence)),
      ...findings("mention", hasOwnRange ? [] : unusual(story, today), "usual"),
    ];
  },
};

/** Values that most laboratories print as outside their range; a pregnancy changes them. */
const UNUSUAL = [
  line("ferritin", "below", 15, "µg/L"),
  line("vitamin_d", "below", 25, "nmol/L"),
  line("tsh", "below", 0.3, "mIU/L"),
  line("tsh", "from", 5, "mIU/L"),
  line("prolactin", "from", 530, "mIU/L"),
  line("17_ohp", "from", 6, "nmol/L"),
  line("ldl", "from", 4.9, "mmol/L"),
  line("total_cholesterol", "from", 7.5, "mmol/L"),
  line("triglycerides", "from", 4.5, "mmol/L"),
];

function unusual(story: Story, today: CalendarDay): ConcernEvidence[] {
  const urgent = thyroidOrProlactin.find(story, today).flatMap(({ evidence }) => evidence);
  return beyond(story, UNUSUAL)
    .filter((each) => !hasRange(each))
    .map(labEvidence)
    .filter(({ fact }) => urgent.every((other) => other.fact !== fact));
}

const hasRange = ({ rangeLow, rangeHigh }: LabReading) => rangeLow !== null || rangeHigh !== null;

/** Ignores results without a range, so that they hide no earlier one. */
function newestOfEach(story: Story): readonly LabReading[] {
  const { labs = [] } = story;
  const names = [...new Set(labs.map(({ name }) => name))];
  return names.flatMap((name) => {
    const ofName = { ...story, labs: labs.filter((each) => each.name === name && hasRange(each)) };
    return labTests.flatMap((test) => newestResults(ofName, test));
  });
}

export const resultsRules: readonly Rule[] = [
  androgenHigh,
  diabetesFirst,
  hbLow,
  thyroidOrProlactin,
  labRange,
];
