import { addDays, type CalendarDay, daysBetween } from "../../days/calendar-day.ts";
import type { LabTest } from "../../labs/lab-tests.ts";
import { isScored } from "../../questionnaires/questionnaire.ts";
import type { ConcernEvidence } from "../engine/concern.ts";
import type { Finding, Rule } from "../engine/rule.ts";
import type { Story } from "../engine/story.ts";
import { canConceive, isTrying, tryingSince } from "../evidence/conceiving.ts";
import { ageEvidence, backgroundEvidence } from "../evidence/days.ts";
import { labEvidence } from "../evidence/lab-results.ts";
import { pregnancyNow } from "../evidence/pregnancy.ts";

const YEAR = 365;

const THREE_YEARS = 1096;

const TEN_YEARS = 3653;

/** Three free tests, ten years apart, from 30 (South Africa, 2017). */
const CERVIX = { fromAge: 30, toAge: 65 } as const;

/** Days of trying after which a clinic is worth a visit. */
const TRYING = { days: YEAR, soonerDays: 183, soonerFromAge: 35 } as const;

const GLUCOSE: readonly LabTest[] = ["hba1c", "fasting_glucose", "ogtt_2h_glucose"];

const LIPIDS: readonly LabTest[] = ["total_cholesterol", "ldl", "hdl", "triglycerides"];

/** Checks that are due by the logged entries. Kinds that were not loaded are never due. */
const screening: Rule = {
  key: "screening",
  trigger:
    "With PCOS: no glucose or HbA1c for three years (a year when trying to conceive; none since a pregnancy began), no blood pressure for a year, no weight or waist for a year (asked with permission), no lipids ever, no mood questionnaire and no answer to the sleep questions for a year. Aged 30 to 65, where she noted anything of her health background: ten years after the last cervical screening, or none noted; with HIV, at any age, three years, or none noted. A year after the last method was stopped to conceive, six months from 35 on or with PCOS; not in a pregnancy, nor where she hides fertility.",
  source:
    "specialty.mims.com, PCOS; CMAJ 2024;196:E85; westerncape.gov.za and nyakaza.org.za (cervix); months of trying: background knowledge",
  grade: "S",
  holdsFor: null,
  find: (story, today): readonly Finding[] => [
    ...(story.facts.pcos === "yes" ? ofPcos(story, today) : []),
    ...ofCervix(story, today),
    ...ofTrying(story, today),
  ],
};

function ofPcos(story: Story, today: CalendarDay): Finding[] {
  const glucose = newestOf(story, GLUCOSE);
  const yearAgo = addDays(today, -YEAR);
  const answered = (onSleep: boolean) =>
    story.questionnaires?.filter((each) => isScored(each) !== onSleep).map(({ date }) => date);
  /** When each was done, `undefined` if not loaded, and the day from which one is enough. */
  const checks: readonly (readonly [string, readonly CalendarDay[] | undefined, since: string])[] =
    [
      ["glucose", story.labs && glucose.map(({ day }) => day), glucoseSince(story, today)],
      ["blood-pressure", story.pressures?.map(({ date }) => date), yearAgo],
      ["weight", story.weighed, yearAgo],
      ["lipids", story.labs && newestOf(story, LIPIDS).map(({ day }) => day), ""],
      ["mood", answered(false), yearAgo],
      ["sleep", answered(true), yearAgo],
    ];
  return checks
    .filter(([, done, since]) => done?.every((day) => day < since) === true)
    .map(([subject]) => {
      const last = subject === "glucose" ? glucose.slice(0, 1).map(labEvidence) : [];
      return {
        urgency: "mention",
        subject,
        evidence: [backgroundEvidence("pcos", today), ...last],
      };
    });
}

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

function ofTrying(story: Story, today: CalendarDay): Finding[] {
  const { age = null, pcos, hidesFertility } = story.facts;
  const since = isTrying(story, today) ? tryingSince(story) : undefined;
  if (since === undefined || hidesFertility === true || !canConceive(story)) return [];
  if (pregnancyNow(story, today) !== null) return [];
  const sooner = [
    ...(age !== null && age >= TRYING.soonerFromAge ? [ageEvidence(age, today)] : []),
    ...(pcos === "yes" ? [backgroundEvidence("pcos", today)] : []),
  ];
  if (daysBetween(since, today) < (sooner.length > 0 ? TRYING.soonerDays : TRYING.days)) return [];
  const stopped: ConcernEvidence = { fact: "contraception", day: since, value: "none", unit: "" };
  return [{ urgency: "mention", subject: "conceiving", evidence: [stopped, ...sooner] }];
}

export const checksRules: readonly Rule[] = [screening];
