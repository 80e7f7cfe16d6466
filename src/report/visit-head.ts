import type { ContraceptionUse, PregnancySigns } from "#contract/visit/visit-head.ts";
import type { VisitReport } from "#contract/visit/visit-report.ts";
import { type CalendarDay, daysBetween } from "#domain/days/calendar-day.ts";
import { dayWords, type Speech } from "./speech.ts";
import { backgroundWords } from "./visit-background.ts";

interface HeadFact {
  readonly label: string;
  readonly words: string;
}

/** @example inUseWords(english, { method: "iud", iud: "copper" }) // "copper IUD" */
export const inUseWords = ({ say }: Speech, { method, iud, pill }: ContraceptionUse) =>
  (iud && say(`report.iud.${iud}`)) ??
  (pill && say(`report.pill.${pill}`)) ??
  say(`report.method.${method}`);

type Contraception = Pick<VisitReport, "contraception" | "contraceptionInUse">;

function contraceptionWords(
  speech: Speech,
  { contraception, contraceptionInUse: use }: Contraception,
): string | null {
  const { say } = speech;
  if (use === undefined) {
    if (contraception === null) return null;
    if (contraception === "none") return say("report.contraception.none");
    return say("report.contraception.method", { method: say(`report.method.${contraception}`) });
  }
  const method = inUseWords(speech, use);
  return use.since === undefined
    ? say("report.contraception.method", { method })
    : say("report.contraception.since", { method, day: dayWords(speech, use.since) });
}

export function aboutWords(
  { say }: Speech,
  { age, pcos, endometriosis }: Pick<VisitReport, "age" | "pcos" | "endometriosis">,
): string {
  return [
    age === null ? null : say("report.head.age", { age }),
    endometriosis === true ? say("report.endometriosis") : null,
    pcos === null ? null : say(`report.pcos.${pcos}`),
  ]
    .filter((word) => word !== null)
    .join(" · ");
}

/** Omits the last period if the report leaves the cycles out. */
export function headFacts(speech: Speech, report: VisitReport): HeadFact[] {
  const facts = [
    ["reason", report.reason],
    ["history", backgroundWords(speech, report.background ?? {})],
    ["lastPeriod", lastPeriodWords(speech, report)],
    ["pregnancy", pregnancyWords(speech, report)],
  ] as const;
  return facts.flatMap(([name, words]) =>
    words ? [{ label: speech.say(`report.head.${name}`), words }] : [],
  );
}

function lastPeriodWords(speech: Speech, { cycles, made }: VisitReport): string | null {
  if (cycles?.lastStart === undefined) return null;
  if (cycles.lastStart === null) return speech.say("report.lastPeriod.none");
  const days = daysBetween(cycles.lastStart, made);
  const day = dayWords(speech, cycles.lastStart);
  return days === 0
    ? speech.say("report.lastPeriod.today", { day })
    : speech.say("report.lastPeriod.ago", { day, days });
}

function pregnancyWords(speech: Speech, report: VisitReport): string {
  const words = pregnancyFacts(speech, report)
    .filter((fact) => fact !== null)
    .join("; ");
  return words === "" ? "" : `${words}.`;
}

function pregnancyFacts(speech: Speech, report: VisitReport): (string | null)[] {
  const { pregnancy, pregnancySigns: signs } = report;
  const answer = pregnancy === null ? null : speech.say(`report.pregnancy.${pregnancy}`);
  if (signs === undefined) return [answer, contraceptionWords(speech, report)];
  if (signs.isPregnant) return [weeksWords(speech, signs)];
  return [
    signs.test?.result === "positive" ? testWords(speech, signs.test) : answer,
    ...stageWords(speech, signs, report.made),
    contraceptionWords(speech, report),
    signs.couldConceive === false ? speech.say("report.pregnancy.unlikely") : null,
    signs.test?.result === "negative" ? testWords(speech, signs.test) : null,
    signs.test === null ? speech.say("report.pregnancy.noTest") : null,
  ];
}

const DAYS_A_MONTH = 30.44;

function tryingWords({ say }: Speech, { tryingSince }: PregnancySigns, made: CalendarDay): string {
  const days = tryingSince === undefined ? 0 : daysBetween(tryingSince, made);
  const months = Math.floor(days / DAYS_A_MONTH);
  return months < 1 ? say("report.stage.trying") : say("report.stage.tryingFor", { months });
}

const weeksWords = ({ say }: Speech, { weeks }: PregnancySigns) =>
  weeks === null ? say("report.pregnancy.pregnant") : say("report.pregnancy.weeks", { weeks });

const testWords = (speech: Speech, { result, date }: NonNullable<PregnancySigns["test"]>) =>
  speech.say(`report.test.${result}`, { day: dayWords(speech, date) });

function stageWords(speech: Speech, signs: PregnancySigns, made: CalendarDay): (string | null)[] {
  const { lastEnd, isBreastfeeding, isTrying, periodsEnded } = signs;
  return [
    periodsEnded ? speech.say(`report.ended.${periodsEnded}`) : null,
    lastEnd === null
      ? null
      : speech.say(`report.ending.${lastEnd.ending ?? "over"}`, {
          day: dayWords(speech, lastEnd.date),
        }),
    isBreastfeeding ? speech.say("report.stage.breastfeeding") : null,
    isTrying ? tryingWords(speech, signs, made) : null,
  ];
}
