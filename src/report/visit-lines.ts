import type { VisitReport } from "#contract/visit/visit-report.ts";
import { toOneDecimal } from "#domain/basics/mean.ts";
import { isAdolescent } from "#domain/cycles/norms/usual-cycle.ts";
import { tenOfFive, tenOfNight } from "#domain/day/day-scales.ts";
import { asMeasured } from "#domain/labs/measures/measure-precision.ts";
import { hairTotal } from "#domain/pcos/ferriman-gallwey.ts";
import { phaseTenths } from "#domain/phase/phase-odds.ts";
import { capitalised, dayWords, numberWords, type Speech } from "./speech.ts";
import { daysWords } from "./visit-words.ts";

/** The report's sentences by part; each list is empty if nothing was logged. */

type PartOf<Part extends keyof VisitReport> = NonNullable<VisitReport[Part]>;

type Forecast = Extract<PartOf<"forecast">, { kind: "forecast" }>;

function nextPeriodLine(speech: Speech, forecast: Forecast): string {
  const { isLate, isWide, likelyDay, likely80 } = forecast;
  const range = daysWords(speech, likely80.first, likely80.last);
  if (isWide) {
    return speech.say(isLate ? "report.forecast.overdueWide" : "report.forecast.wide", { range });
  }
  const day = dayWords(speech, likelyDay);
  return speech.say(isLate ? "report.forecast.overdue" : "report.forecast.likely", { range, day });
}

function phaseLine(
  { say }: Speech,
  { phase, probability, isSure }: NonNullable<Forecast["phase"]>,
) {
  return isSure
    ? say(`report.forecast.phase.${phase}`)
    : say(`report.forecast.odds.${phase}`, { tenths: phaseTenths(probability) });
}

export function forecastLines(speech: Speech, forecast: PartOf<"forecast">): string[] {
  const { say } = speech;
  if (forecast.kind === "no-cycle") return [];
  if (forecast.kind === "paused") {
    return forecast.reason === "after-method" ? [say("report.forecast.afterMethod")] : [];
  }
  if (forecast.kind === "log-lapsed") {
    return [say("report.forecast.lapsed", { day: dayWords(speech, forecast.cycleStart) })];
  }
  const { confidence, backTest, phase } = forecast;
  return [
    nextPeriodLine(speech, forecast),
    say(`report.forecast.sure.${confidence}`),
    ...(phase === null ? [] : [phaseLine(speech, phase)]),
    ...(backTest.kind === "tested"
      ? [
          say("report.forecast.backTest", {
            cycles: backTest.cycles,
            inside: backTest.inside,
          }),
        ]
      : []),
  ];
}

export function bleedingLines(speech: Speech, bleeding: PartOf<"bleeding">): string[] {
  const { say } = speech;
  const {
    periods,
    heavyPeriods,
    longest,
    heavyDays,
    cyclesWithSpotting,
    healingDays = 0,
  } = bleeding;
  if (periods + heavyDays + healingDays === 0) return [];
  // "0 noted as heavy" would contradict heavy days logged one by one.
  const counted = capitalised(
    speech,
    heavyPeriods === 0
      ? say("report.bleeding.periods", { count: periods })
      : say("report.bleeding.heavyPeriods", { count: periods, heavy: heavyPeriods }),
  );
  const further = [
    { count: heavyDays, line: say("report.bleeding.heavyDays", { days: heavyDays }) },
    {
      count: cyclesWithSpotting,
      line: say("report.bleeding.spotting", { cycles: cyclesWithSpotting }),
    },
    { count: healingDays, line: say("report.bleeding.healing", { days: healingDays }) },
  ];
  return [
    longest === null ? counted : `${counted} ${say("report.bleeding.longest", { days: longest })}`,
    ...further.filter(({ count }) => count > 0).map(({ line }) => line),
  ];
}

const MOST_OTHER_PAINS = 3;

export function painLines(speech: Speech, pain: PartOf<"pain">): string[] {
  const { days, daysInPeriod: inPeriod, severeDays, worst, others } = pain;
  const { painkillerFailed = 0, daysOff = 0 } = pain;
  const { say } = speech;
  const pelvic = worst === null ? [] : [say("report.pain.pelvic", { days, inPeriod })];
  if (worst !== null) {
    const values = { severity: worst.severity, day: dayWords(speech, worst.date) };
    pelvic.push(
      severeDays === 0
        ? say("report.pain.worst", values)
        : say("report.pain.worstAndSevere", { ...values, days: severeDays }),
    );
  }
  const pains = others.slice(0, MOST_OTHER_PAINS).map((other) =>
    say("report.pain.other", {
      pain: say(`report.symptom.${other.type}`),
      days: other.days,
      worst: other.worst,
    }),
  );
  if (painkillerFailed > 0) {
    pelvic.push(say("report.pain.painkillerFailed", { days: painkillerFailed }));
  }
  if (daysOff > 0) pelvic.push(say("report.pain.daysOff", { days: daysOff }));
  if (pains.length === 0) return pelvic;
  return [...pelvic, say("report.pain.also", { pains: pains.join(", ") })];
}

export function moodLines(speech: Speech, mood: PartOf<"mood">): string[] {
  const { checkIns, stress, sleep, timing } = mood;
  const { say } = speech;
  const outOfTen = (value: number) => ({ value: numberWords(speech, toOneDecimal(value)) });
  const sleeps = sleep === null ? [] : [say("report.mood.sleep", outOfTen(tenOfNight(sleep)))];
  if (checkIns === 0) return sleeps;
  const averages = (["depression", "anxiety"] as const).flatMap((rating) => {
    const value = mood[rating];
    return value === null
      ? []
      : [say(`report.mood.${rating}`, { value: numberWords(speech, value) })];
  });
  const noted = say("report.mood.noted", { days: checkIns });
  return [
    averages.length === 0
      ? noted
      : `${noted} ${say("report.mood.averages", { averages: averages.join(", ") })}`,
    ...(stress === null ? [] : [say("report.mood.stress", outOfTen(tenOfFive(stress)))]),
    ...sleeps,
    ...timingLines(speech, timing),
  ];
}

function timingLines({ say }: Speech, timing: PartOf<"mood">["timing"]): string[] {
  const results = (["depression", "anxiety", "stress"] as const).map(
    (rating) => [rating, timing[rating]] as const,
  );
  const lines = results.flatMap(([rating, result]) =>
    result.kind === "may-follow-your-cycle"
      ? [
          say(`report.timing.${rating}`, {
            count: result.cyclesWithTiming,
            cycles: result.scoredCycles,
          }),
        ]
      : [],
  );
  if (lines.length > 0) return lines;
  const hasTooFew = results.every(([, { kind }]) => kind === "not-enough-days");
  return [say(hasTooFew ? "report.timing.tooFew" : "report.timing.none")];
}

export function measuresLines(speech: Speech, report: VisitReport): string[] {
  const { say } = speech;
  const { measures, height } = report;
  if (measures === null) return [];
  const latest = measures.find(({ systolic }) => systolic !== null);
  const bmi = bmiOf(report);
  return [
    ...changeLine(speech, "weight", measures),
    ...(height === undefined
      ? []
      : [say("report.measures.height", { value: numberWords(speech, asMeasured(height, "cm")) })]),
    ...(bmi === null ? [] : [say("report.measures.bmi", { value: numberWords(speech, bmi) })]),
    ...(latest === undefined
      ? []
      : [
          say("report.measures.bloodPressure", {
            value: `${latest.systolic}/${latest.diastolic}`,
            day: dayWords(speech, latest.date),
          }),
        ]),
    ...changeLine(speech, "waist", measures),
  ];
}

const CM_A_METRE = 100;

/** kg/m²; adolescents need age-specific tables, and in pregnancy it is meaningless. */
function bmiOf({ measures, height, age, pregnancySigns }: VisitReport): number | null {
  const weight = measures?.find((entry) => entry.weight !== null)?.weight ?? null;
  if (weight === null || height === undefined) return null;
  if (isAdolescent(age) || pregnancySigns?.isPregnant === true) return null;
  return toOneDecimal(weight / (height / CM_A_METRE) ** 2);
}

const MEASURE_UNITS = { weight: "kg", waist: "cm" } as const;

function changeLine(
  speech: Speech,
  name: "weight" | "waist",
  measures: PartOf<"measures">,
): string[] {
  const values = measures.flatMap(({ date, [name]: value }) =>
    value === null
      ? []
      : [
          {
            value: numberWords(speech, asMeasured(value, MEASURE_UNITS[name])),
            day: dayWords(speech, date),
          },
        ],
  );
  const [newest, oldest] = [values.at(0), values.at(-1)];
  if (newest === undefined || oldest === undefined) return [];
  if (newest === oldest) return [speech.say(`report.measures.${name}`, newest)];
  const before = { before: oldest.value, dayBefore: oldest.day };
  return [speech.say(`report.measures.${name}Before`, { ...newest, ...before })];
}

export function bodyLines(speech: Speech, checks: PartOf<"body">): string[] {
  const [newest, before] = checks.filter(({ hair }) => hair !== undefined);
  const latest = checks.find(
    ({ acne, hairThinning, acanthosis }) => (acne ?? hairThinning ?? acanthosis) !== undefined,
  );
  const scores = [
    ...scoreWords(speech, "report.body.score", newest),
    ...scoreWords(speech, "report.body.scoreBefore", before),
  ].join(", ");
  return [
    ...(newest === undefined
      ? []
      : [
          speech.say(newest.treatsHair ? "report.body.hairTreated" : "report.body.hairScores", {
            scores,
          }),
        ]),
    ...(latest === undefined
      ? []
      : [`${dayWords(speech, latest.date)}: ${skinWords(speech, latest)}.`]),
  ];
}

type BodyCheck = PartOf<"body">[number];

function scoreWords(
  speech: Speech,
  id: "report.body.score" | "report.body.scoreBefore",
  check: BodyCheck | undefined,
): string[] {
  if (check?.hair === undefined) return [];
  const score = numberWords(speech, hairTotal(check.hair));
  return [speech.say(id, { score, day: dayWords(speech, check.date) })];
}

function skinWords({ say }: Speech, { acne, hairThinning, acanthosis }: BodyCheck): string {
  return [
    acne === undefined ? null : say("report.body.acne", { grade: acne }),
    hairThinning === undefined ? null : say("report.body.hairThinning", { grade: hairThinning }),
    acanthosis === undefined
      ? null
      : say(acanthosis ? "report.body.foldsYes" : "report.body.foldsNo"),
  ]
    .filter((words) => words !== null)
    .join(", ");
}
