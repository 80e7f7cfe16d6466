import type { Observation } from "@medplum/fhirtypes";
import type { LifeStage } from "#contract/life-stage.ts";
import type { StoredProfile } from "#contract/profile.ts";
import type { Symptom } from "#contract/symptoms.ts";
import { ageOn } from "#domain/age-on.ts";
import type { CalendarDay } from "#domain/calendar-day.ts";
import { concept, inWords, type Loinc } from "./concept.ts";
import { componentsOf, type Meanings, observation } from "./observation.ts";
import type { Subject } from "./subject.ts";
import { noteOf } from "./text.ts";

interface DayLog {
  readonly id?: string;
  readonly date: CalendarDay;
  readonly notes?: string | undefined;
}

/** A day's log as one observation, each answer a component. */
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

/** One symptom, from 0 (none) to 10. */
export function symptomOf({ type, severity, date, notes }: Symptom, subject: Subject): Observation {
  return observation(subject, ["symptom", date, type], {
    category: "survey",
    code: concept(["symptom", type], `${inWords(type)}, severity from 0 to 10`),
    effectiveDateTime: date,
    valueInteger: severity,
    ...noteOf(notes),
  });
}

/** A time with a method of contraception, a pregnancy or breastfeeding, with its days as a period. */
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

/** The answers of the profile that are of clinical use. */
export function profileOf(profile: StoredProfile, subject: Subject): Observation {
  const age = ageOn(profile, subject.today);
  const { cycleRegularity, averageCycleLength, pcosDiagnosis, contraception } = profile;
  const { pregnancyStatus, onboardingSymptoms } = profile;
  const answers = {
    ...{ age, cycleRegularity, averageCycleLength, pcosDiagnosis, contraception, pregnancyStatus },
    symptom: onboardingSymptoms.map(({ name, severity }) => ({ [name]: severity })),
  };
  return observation(subject, ["profile"], {
    category: "survey",
    code: concept(["profile"], "What she told about herself"),
    component: componentsOf(["profile"], answers, {
      units: { age: "years", averageCycleLength: "days" },
      loinc: { pregnancyStatus: PREGNANCY },
    }),
  });
}
