import type { VisitReport } from "#contract/visit-report.ts";
import { tenOfFive, tenOfNight } from "#domain/day-scales.ts";
import { hairTotal } from "#domain/ferriman-gallwey.ts";
import type { LengthSummary } from "#domain/length-summary.ts";
import { toOneDecimal } from "#domain/mean.ts";
import { phaseTenths } from "#domain/phase-odds.ts";
import { isAdolescent } from "#domain/usual-cycle.ts";
import { countWords, dayWords, symptomWords } from "./visit-words.ts";

/** The report's sentences, a part at a time; each list is empty when nothing was logged. */

type PartOf<Part extends keyof VisitReport> = NonNullable<VisitReport[Part]>;

export function cyclesLines(
  {
    counted,
    onHormones = 0,
    average,
    median,
    shortest,
    longest,
    averageBleeding,
    lengths = meanOf(average),
    bleedingLengths = meanOf(averageBleeding),
    norms,
  }: PartOf<"cycles">,
  age: number | null,
): string[] {
  const usual = norms.kind === "norms" ? norms.usual : null;
  const isAlike = shortest === longest;
  const middle = middleWords({ median: isAlike ? null : median, lengths });
  const range = isAlike ? "all alike" : `range ${shortest}–${longest}`;
  const figures = `${countWords(counted, "complete cycle")}: ${middle}${counted > 1 ? `, ${range}` : ""}`;
  return [
    middle === null
      ? `No complete cycle${onHormones > 0 ? " without hormones" : ""} in these months.`
      : `${figures}${usual === null ? "" : ` (${usualWords(usual, age)})`}.`,
    ...(onHormones === 0
      ? []
      : [`${countWords(onHormones, "cycle")} with hormones, not in these figures.`]),
    ...(bleedingLengths === null
      ? []
      : [
          `Bleeding ${lengthsWords(bleedingLengths)}${usual?.periodUpTo ? ` (usual up to ${usual.periodUpTo})` : ""}.`,
        ]),
    ...(counted > 0 ? withoutRange(norms) : []),
  ];
}

/** What is said where no range is usual. */
function withoutRange(norms: PartOf<"cycles">["norms"]): string[] {
  if (norms.kind === "norms-do-not-hold") {
    return [
      "No usual range: it goes by her age, and none holds in a pregnancy, while breastfeeding, or with hormones or an IUD not known to be copper.",
    ];
  }
  if (norms.kind !== "change") return [];
  const { usual, cycles, changes, longGaps } = norms;
  const { differenceFrom, gapFrom, source } = usual;
  const latest = `Of her last ${countWords(cycles, "cycle")}, ${changes} changed so and ${longGaps} lasted so long.`;
  return [
    `After 45 cycles often change by ${differenceFrom} days or more from one to the next, later with ${gapFrom} days or more between periods (${source.replace(REFERENCE, "")}).${cycles < 2 ? "" : ` ${latest}`}`,
  ];
}

type Usual = Extract<PartOf<"cycles">["norms"], { kind: "norms" }>["usual"];

/** How much cycles usually differ is known of grown women only. */
function usualWords({ cycle: { shortest, longest }, source }: Usual, age: number | null): string {
  const differ = isAdolescent(age) ? "" : ", up to 7 to 9 days apart";
  return `usual range ${shortest}–${longest}${differ}; ${source.replace(REFERENCE, "")}`;
}

/** Where a source is found, after its name: too long for a page. */
const REFERENCE = /, (?:doi|PMC)\S+$/;

/** The average that her screens show, with the median of a clinic beside it; older reports lack that. */
function middleWords({ median, lengths }: Pick<PartOf<"cycles">, "median" | "lengths">) {
  if (lengths === null || lengths === undefined) return null;
  if (lengths.kind === "range") return `median ${countWords(lengths.median, "day")}`;
  const beside = median === null || median === undefined ? "" : `, median ${median}`;
  return `${lengthsWords(lengths)}${beside}`;
}

const meanOf = (mean: number | null) => (mean === null ? null : ({ kind: "mean", mean } as const));

const lengthsWords = (lengths: LengthSummary) =>
  lengths.kind === "mean"
    ? `on average ${lengths.mean} days`
    : `${lengths.shortest}–${lengths.longest} days, median ${lengths.median}`;

const sureness = { high: "quite", fair: "fairly", low: "not very" } as const;

type Forecast = Extract<PartOf<"forecast">, { kind: "forecast" }>;

function nextPeriodLine({ isLate, isWide, likelyDay }: Forecast, range: string): string {
  if (isLate && isWide) return `Overdue; now ${range} (at least 8 in 10).`;
  if (isLate) return `Overdue: expected ${dayWords(likelyDay)}, now ${range} (at least 8 in 10).`;
  if (isWide) return `Hard to predict: ${range} (at least 8 in 10).`;
  return `Likely ${range} (at least 8 in 10), most likely ${dayWords(likelyDay)}.`;
}

const beforeOrAfter = {
  menstrual: "in her period",
  follicular: "before ovulation",
  ovulatory: "around ovulation",
  luteal: "after ovulation",
} as const;

function phaseWords({ phase, probability, isSure }: NonNullable<Forecast["phase"]>): string {
  return isSure
    ? `${phase} phase`
    : `most likely ${beforeOrAfter[phase]}, ${phaseTenths(probability)} in 10`;
}

export function forecastLines(forecast: PartOf<"forecast">): string[] {
  if (forecast.kind === "no-cycle" || forecast.kind === "paused") return [];
  if (forecast.kind === "log-lapsed") {
    const last = dayWords(forecast.cycleStart);
    return [`No forecast: the last logged period began on ${last}; later ones are likely missing.`];
  }
  const { likely80, confidence, backTest, phase } = forecast;
  const range = `${dayWords(likely80.first)} to ${dayWords(likely80.last)}`;
  return [
    nextPeriodLine(forecast, range),
    `How sure: ${sureness[confidence]}.`,
    ...(phase === null ? [] : [`Today: ${phaseWords(phase)}.`]),
    ...(backTest.kind === "tested"
      ? [
          `Of the last ${countWords(backTest.cycles, "period")} it foretold, ${backTest.inside} came inside the range.`,
        ]
      : []),
  ];
}

export function bleedingLines(bleeding: PartOf<"bleeding">): string[] {
  const { periods, heavyPeriods, longest, heavyDays, cyclesWithSpotting } = bleeding;
  if (periods === 0 && heavyDays === 0) return [];
  return [
    `${countWords(periods, "period")}, ${heavyPeriods} noted as heavy.${longest === null ? "" : ` Longest ${countWords(longest, "day")}.`}`,
    ...(heavyDays === 0 ? [] : [`Heavy flow on ${countWords(heavyDays, "day")} of the daily log.`]),
    ...(cyclesWithSpotting === 0
      ? []
      : [`Spotting between periods in ${countWords(cyclesWithSpotting, "cycle")}.`]),
  ];
}

const MOST_OTHER_PAINS = 3;

export function painLines({ days, daysInPeriod, severeDays, worst, others }: PartOf<"pain">) {
  const pelvic =
    worst === null
      ? []
      : [
          `Cramps or pelvic pain on ${countWords(days, "day")}, ${daysInPeriod} of them in a period.`,
          `Worst ${worst.severity} of 10 on ${dayWords(worst.date)}${severeDays === 0 ? "" : `; 8 or more on ${countWords(severeDays, "day")}`}.`,
        ];
  const otherPains = others
    .slice(0, MOST_OTHER_PAINS)
    .map((other) => `${symptomWords[other.type]} ${other.days} (worst ${other.worst})`);
  return otherPains.length === 0 ? pelvic : [...pelvic, `Also, in days: ${otherPains.join(", ")}.`];
}

export function moodLines({
  checkIns,
  depression,
  anxiety,
  stress,
  sleep,
  timing,
}: PartOf<"mood">) {
  const sleeps =
    sleep === null ? [] : [`Sleep ${toOneDecimal(tenOfNight(sleep))} of 10 (10 is best).`];
  if (checkIns === 0) return sleeps;
  const averages = [
    depression === null ? [] : `low mood ${depression}`,
    anxiety === null ? [] : `anxiety ${anxiety}`,
  ].flat();
  const ofFive =
    averages.length === 0 ? "" : ` Averages of 5 (5 is heaviest): ${averages.join(", ")}.`;
  const stressed =
    stress === null
      ? []
      : [`Stress ${toOneDecimal(tenOfFive(stress))} of 10 on average (10 is heaviest).`];
  return [
    `Mood or stress noted on ${countWords(checkIns, "day")}.${ofFive}`,
    ...stressed,
    ...sleeps,
    ...timingLines(timing),
  ];
}

const ratingWords = { depression: "Low mood", anxiety: "Anxiety", stress: "Stress" } as const;

function timingLines(timing: PartOf<"mood">["timing"]): string[] {
  const ratings = Object.entries(timing) as [keyof typeof ratingWords, typeof timing.stress][];
  const lines = ratings.flatMap(([rating, result]) =>
    result.kind === "may-follow-your-cycle"
      ? [
          `${ratingWords[rating]} may rise before periods (${result.cyclesWithTiming} of ${countWords(result.scoredCycles, "cycle")}).`,
        ]
      : [],
  );
  if (lines.length > 0) return lines;
  return ratings.every(([, result]) => result.kind === "not-enough-days")
    ? ["Too few days around periods to see a timing."]
    : ["No rise before periods seen."];
}

export function measuresLines(measures: PartOf<"measures">, height?: number): string[] {
  const latest = measures.find(({ systolic }) => systolic !== null);
  return [
    ...changeLine("Weight", "kg", measures, ({ weight }) => weight),
    ...(height === undefined ? [] : [`Height ${height} cm.`]),
    ...(latest === undefined
      ? []
      : [
          `Blood pressure ${latest.systolic}/${latest.diastolic} mmHg on ${dayWords(latest.date)}.`,
        ]),
    ...changeLine("Waist", "cm", measures, ({ waist }) => waist),
  ];
}

type Measure = PartOf<"measures">[number];

/** The newest value, and the oldest of these months beside it. */
function changeLine(
  name: string,
  unit: string,
  measures: readonly Measure[],
  measureOf: (measure: Measure) => number | null,
): string[] {
  const taken = measures.filter((measure) => measureOf(measure) !== null);
  const [newest, oldest] = [taken.at(0), taken.at(-1)];
  if (newest === undefined || oldest === undefined) return [];
  const before =
    newest === oldest ? "" : ` (${measureOf(oldest)} ${unit} on ${dayWords(oldest.date)})`;
  return [`${name} ${measureOf(newest)} ${unit} on ${dayWords(newest.date)}${before}.`];
}

export function bodyLines(checks: PartOf<"body">): string[] {
  const scored = checks.filter(({ hair }) => hair !== undefined);
  const [newest, before] = scored;
  const latest = checks.find(
    ({ acne, hairThinning, acanthosis }) => (acne ?? hairThinning ?? acanthosis) !== undefined,
  );
  return [
    ...(newest?.hair === undefined
      ? []
      : [
          `Hair score ${hairTotal(newest.hair)} of 36 on ${dayWords(newest.date)}${before?.hair === undefined ? "" : `, ${hairTotal(before.hair)} on ${dayWords(before.date)}`} (modified Ferriman–Gallwey, self-scored${newest.treatsHair ? "; hair is treated" : ""}).`,
        ]),
    ...(latest === undefined ? [] : [`${dayWords(latest.date)}: ${skinWords(latest)}.`]),
  ];
}

function skinWords({ acne, hairThinning, acanthosis }: PartOf<"body">[number]): string {
  return [
    acne === undefined ? null : `acne ${acne} of 4`,
    hairThinning === undefined ? null : `hair thinning ${hairThinning} of 3`,
    acanthosis === undefined ? null : `darker skin folds: ${acanthosis ? "yes" : "no"}`,
  ]
    .filter((words) => words !== null)
    .join(", ");
}
