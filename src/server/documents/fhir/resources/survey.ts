import type { Observation } from "@medplum/fhirtypes";
import type { HealthBackground } from "#contract/account/health-background.ts";
import type { StoredProfile } from "#contract/account/profile.ts";
import type { LifeStage } from "#contract/entries/life-stage.ts";
import type { Questionnaire } from "#contract/entries/questionnaires.ts";
import type { Symptom } from "#contract/entries/symptoms.ts";
import { strengthOf } from "#domain/day/day-sources.ts";
import { ageOn } from "#domain/days/age-on.ts";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import {
  isScored,
  questionnaireScore,
  type ScoredKind,
} from "#domain/questionnaires/questionnaire.ts";
import { type SleepQuestion, sleepQuestions } from "#domain/questionnaires/sleep-questions.ts";
import { concept, inWords, type Loinc } from "../codes/concept.ts";
import type { Subject } from "../codes/subject.ts";
import { noteOf } from "../codes/text.ts";
import { PERIOD_START } from "./cycle.ts";
import { componentsOf, type Meanings, observation } from "./observation.ts";

interface DayLog {
  readonly id?: string;
  readonly date: CalendarDay;
  readonly notes?: string | undefined;
}

export function dayLogOf(kind: string, text: string, meanings: Meanings = {}) {
  return <Entry extends DayLog>(entry: Entry, subject: Subject): Observation => {
    const { id: _, date, notes, ...answers } = entry;
    const component = componentsOf([kind], answers, meanings);
    return observation(subject, [kind, date], {
      category: "survey",
      code: concept([kind], text),
      effectiveDateTime: date,
      ...(component.length > 0 && { component }),
      ...noteOf(notes),
    });
  };
}

/** Returns one symptom, from 0 (none) to 10; without a strength, only that it was present. */
export function symptomOf(symptom: Symptom, subject: Subject): Observation {
  const { type, date, notes } = symptom;
  const strength = strengthOf(symptom);
  return observation(subject, ["symptom", date, type], {
    category: "survey",
    code: concept(
      ["symptom", type],
      strength === null ? inWords(type) : `${inWords(type)}, severity from 0 to 10`,
    ),
    effectiveDateTime: date,
    ...(strength === null ? { valueBoolean: true } : { valueInteger: strength }),
    ...noteOf(notes),
  });
}

export function lifeStageOf(stage: LifeStage, subject: Subject): Observation {
  const { id, kind, from, to, toldOn, notes, ...details } = stage;
  const days = { ...(from && { start: from }), ...(to && { end: to }) };
  const component = componentsOf(["lifeStage"], details, { units: { everyWeeks: "weeks" } });
  return observation(subject, ["lifeStage", id], {
    category: "survey",
    code: concept(["lifeStage", kind], inWords(kind)),
    ...(from || to ? { effectivePeriod: days } : { effectiveDateTime: toldOn ?? subject.today }),
    ...(component.length > 0 && { component }),
    ...noteOf(notes),
  });
}

const PREGNANCY: Loinc = { code: "82810-3", display: "Pregnancy status" };

const lengthUnits = {
  averageCycleLength: "days",
  shortestCycleLength: "days",
  longestCycleLength: "days",
};

export function profileOf(profile: StoredProfile, subject: Subject): Observation {
  const age = ageOn(profile, subject.today);
  const { cycleRegularity, averageCycleLength, pcosDiagnosis, contraception } = profile;
  const { pregnancyStatus, onboardingSymptoms, shortestCycleLength, longestCycleLength } = profile;
  const { lastPeriodDate } = profile;
  const answers = {
    age,
    cycleRegularity,
    averageCycleLength,
    pcosDiagnosis,
    contraception,
    pregnancyStatus,
    shortestCycleLength,
    longestCycleLength,
    lastPeriodDate,
    symptom: onboardingSymptoms.map(({ name, severity = true }) => ({ [name]: severity })),
  };
  return observation(subject, ["profile"], {
    category: "survey",
    code: concept(["profile"], "What she told about herself"),
    component: componentsOf(["profile"], answers, {
      units: { age: "years", ...lengthUnits },
      loinc: { pregnancyStatus: PREGNANCY, lastPeriodDate: PERIOD_START },
    }),
  });
}

export function backgroundOf(background: HealthBackground, subject: Subject): Observation[] {
  const years = { firstPeriodAge: "years", breastsBeganAge: "years" };
  const component = componentsOf(["background"], background, { units: years });
  if (component.length === 0) return [];
  const code = concept(["background"], "Her health background, as she told it");
  return [observation(subject, ["background"], { category: "survey", code, component })];
}

/** Each code and its name are those of LOINC, at `https://loinc.org/<code>`. */
const totals: Readonly<Record<ScoredKind, { name: string; loinc?: Loinc }>> = {
  phq9: {
    name: "PHQ-9",
    loinc: {
      code: "44261-6",
      display: "Patient Health Questionnaire 9 item (PHQ-9) total score [Reported]",
    },
  },
  gad7: {
    name: "GAD-7",
    loinc: {
      code: "70274-6",
      display: "Generalized anxiety disorder 7 item (GAD-7) total score [Reported.PHQ]",
    },
  },
  phq2: { name: "PHQ-2" },
  gad2: { name: "GAD-2" },
};

const sleepTexts: Readonly<Record<SleepQuestion, string>> = {
  snoring: "Loud snoring on most nights",
  sleepy: "Tired on waking, or sleepy by day",
  breathing_pauses: "Pauses in breathing, or gasping, in sleep",
};

function sleepOf({ id, date, answers }: Questionnaire, subject: Subject): Observation {
  return observation(subject, ["questionnaire", id], {
    category: "survey",
    code: concept(["questionnaire", "sleep"], "Questions on sleep"),
    effectiveDateTime: date,
    component: sleepQuestions.map((question, place) => ({
      code: concept(["questionnaire", "sleep", question], sleepTexts[question]),
      valueBoolean: answers[place] === 1,
    })),
  });
}

/** Returns a questionnaire's total, and the answer to each item, from 0 to 3, in the published order. */
export function questionnaireOf(questionnaire: Questionnaire, subject: Subject): Observation {
  if (!isScored(questionnaire)) return sleepOf(questionnaire, subject);
  const { id, kind, date, answers } = questionnaire;
  const { name, loinc } = totals[kind];
  return observation(subject, ["questionnaire", id], {
    category: "survey",
    code: concept(["questionnaire", kind], `${name}, total score`, loinc),
    effectiveDateTime: date,
    valueInteger: questionnaireScore({ answers }),
    component: answers.map((answer, index) => ({
      code: concept(["questionnaire", kind, `${index + 1}`], `${name}, item ${index + 1}`),
      valueInteger: answer,
    })),
  });
}
