import { addDays, type CalendarDay } from "../../days/calendar-day.ts";
import type { LabTest } from "../../labs/lab-tests.ts";
import { isScored } from "../../questionnaires/questionnaire.ts";
import type { ConcernEvidence } from "../concern.ts";
import { isTrying } from "../evidence/conceiving.ts";
import { ageEvidence, backgroundEvidence } from "../evidence/days.ts";
import { labEvidence } from "../evidence/lab-results.ts";
import { pregnancyNow } from "../evidence/pregnancy.ts";
import type { Finding, Rule } from "../rule.ts";
import type { Story } from "../story.ts";

const YEAR = 365;

const THREE_YEARS = 1096;

const TEN_YEARS = 3653;

/** Three free tests, ten years apart, from 30 (South Africa, 2017). */
const CERVIX = { fromAge: 30, toAge: 65 } as const;

const GLUCOSE: readonly LabTest[] = ["hba1c", "fasting_glucose", "ogtt_2h_glucose"];

const LIPIDS: readonly LabTest[] = ["total_cholesterol", "ldl", "hdl", "triglycerides"];

/** Checks that are due by the logged entries. Kinds that were not loaded are never due. */
const screening: Rule = {
  key: "screening",
  trigger:
    "With PCOS: no glucose or HbA1c for three years (a year when trying to conceive; none since a pregnancy began), no blood pressure for a year, no weight or waist for a year (asked with permission), no lipids ever, no mood questionnaire and no answer to the sleep questions for a year. Aged 30 to 65, where she noted anything of her health background: ten years after the last cervical screening, or none noted; with HIV, at any age, three years, or none noted.",
  source:
    "specialty.mims.com, PCOS; CMAJ 2024;196:E85; westerncape.gov.za and nyakaza.org.za (cervix)",
  grade: "S",
  holdsFor: null,
  find: (story, today): readonly Finding[] => [
    ...(story.facts.pcos === "yes" ? ofPcos(story, today) : []),
    ...ofCervix(story, today),
  ],
};

interface Check {
  readonly subject: string;
  /** The days it was done; `undefined` if not loaded. */
  readonly done: readonly CalendarDay[] | undefined;
  /** One check from this day on is enough. */
  readonly since: CalendarDay | "";
  readonly evidence?: ConcernEvidence | undefined;
}

function ofPcos(story: Story, today: CalendarDay): Finding[] {
  const glucose = newestOf(story, GLUCOSE);
  const checks: Check[] = [
    {
      subject: "glucose",
      done: story.labs && glucose.map(({ day }) => day),
      since: glucoseSince(story, today),
      evidence: glucose[0] && labEvidence(glucose[0]),
    },
    {
      subject: "blood-pressure",
      done: story.pressures?.map(({ date }) => date),
      since: addDays(today, -YEAR),
    },
    {
      subject: "weight",
      done: story.weighed,
      since: addDays(today, -YEAR),
    },
    {
      subject: "lipids",
      done: story.labs && newestOf(story, LIPIDS).map(({ day }) => day),
      since: "",
    },
    {
      subject: "mood",
      done: story.questionnaires?.filter(isScored).map(({ date }) => date),
      since: addDays(today, -YEAR),
    },
    {
      subject: "sleep",
      done: story.questionnaires
        ?.filter((questionnaire) => !isScored(questionnaire))
        .map(({ date }) => date),
      since: addDays(today, -YEAR),
    },
  ];
  return checks
    .filter(({ done, since }) => done?.every((day) => day < since) === true)
    .map(({ subject, evidence }) => ({
      urgency: "mention",
      subject,
      evidence: [backgroundEvidence("pcos", today), ...(evidence ? [evidence] : [])],
    }));
}

/** Newest first. */
const newestOf = ({ labs = [] }: Story, tests: readonly LabTest[]) =>
  labs
    .filter(({ test }) => tests.includes(test))
    .toSorted((one, other) => other.day.localeCompare(one.day));

function glucoseSince(story: Story, today: CalendarDay): CalendarDay {
  const pregnancy = pregnancyNow(story, today);
  if (pregnancy?.since) return pregnancy.since;
  return addDays(today, isTrying(story, today) ? -YEAR : -THREE_YEARS);
}

function ofCervix({ facts: { age = null }, background }: Story, today: CalendarDay): Finding[] {
  if (age === null || age > CERVIX.toAge) return [];
  const { lastCervicalScreening: last, hiv } = background ?? {};
  const hasNoted = Object.keys(background ?? {}).length > 0;
  const isAsked = hiv === true || (age >= CERVIX.fromAge && hasNoted);
  const since = addDays(today, hiv === true ? -THREE_YEARS : -TEN_YEARS);
  if (!isAsked || (last !== undefined && last >= since)) return [];
  const screening = last === undefined ? "noCervicalScreening" : "lastCervicalScreening";
  const evidence = [
    ...(hiv === true ? [backgroundEvidence("hiv", today)] : []),
    backgroundEvidence(screening, today),
    ageEvidence(age, today),
  ];
  return [{ urgency: "mention", subject: "cervix", evidence }];
}

export const checksRules: readonly Rule[] = [screening];
