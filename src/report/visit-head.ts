import type { ContraceptionUse, PregnancySigns } from "#contract/visit-head.ts";
import type { VisitReport } from "#contract/visit-report.ts";
import { daysBetween } from "#domain/calendar-day.ts";
import { backgroundWords } from "./visit-background.ts";
import { countWords, dayWords } from "./visit-words.ts";

/** What a clinician asks first, each on a line of its own. */
interface HeadFact {
  readonly label: string;
  readonly words: string;
}

const pcosWords = { yes: "PCOS diagnosed", no: "no PCOS known", unsure: "PCOS: unsure" } as const;
const methodWords = {
  pill: "pill",
  iud: "IUD",
  implant: "implant",
  injection: "injection",
  patch: "patch",
  ring: "ring",
  condoms: "condoms",
  diaphragm: "diaphragm",
  sterilisation: "sterilisation",
  other: "other",
} as const;
const iudWords = { copper: "copper IUD", hormonal: "hormonal IUD" } as const;
const pillWords = { combined: "combined pill", progestogen_only: "progestogen-only pill" } as const;
const endingWords = { birth: "birth", loss: "pregnancy loss", ended: "pregnancy ended" } as const;
const answerWords = {
  pregnant: "pregnant",
  not_pregnant: "not pregnant, as she noted",
  unsure: "unsure, as she noted",
} as const;

/** @example inUseWords({ method: "iud", iud: "copper" }) // "copper IUD" */
export const inUseWords = ({ method, iud, pill }: ContraceptionUse) =>
  (iud && iudWords[iud]) ?? (pill && pillWords[pill]) ?? methodWords[method];

type Contraception = Pick<VisitReport, "contraception" | "contraceptionInUse">;

function contraceptionWords({ contraception, contraceptionInUse: use }: Contraception) {
  if (use === undefined) {
    if (contraception === null) return null;
    return contraception === "none"
      ? "no contraception"
      : `contraception: ${methodWords[contraception]}`;
  }
  const since = use.since === undefined ? "" : ` since ${dayWords(use.since)}`;
  return `contraception: ${inUseWords(use)}${since}`;
}

/** Who she is, on one line. */
export function aboutWords({ age, pcos }: Pick<VisitReport, "age" | "pcos">): string {
  return [age === null ? null : `Age ${age}`, pcos === null ? null : pcosWords[pcos]]
    .filter((word) => word !== null)
    .join(" · ");
}

/**
 * What she comes for, what a clinic asks of every woman, her last period and whether she may be
 * pregnant, as she logged it. The period goes with the cycles where she leaves those out.
 */
export function headFacts(report: VisitReport): HeadFact[] {
  const background = backgroundWords(report.background ?? {});
  const period = lastPeriodWords(report);
  const pregnancy = pregnancyWords(report);
  return [
    ...(report.reason ? [{ label: "Came for", words: report.reason }] : []),
    ...(background === "" ? [] : [{ label: "History", words: background }]),
    ...(period === null ? [] : [{ label: "Last period", words: period }]),
    ...(pregnancy === "" ? [] : [{ label: "Pregnancy", words: pregnancy }]),
  ];
}

function lastPeriodWords({ cycles, made }: VisitReport): string | null {
  if (cycles?.lastStart === undefined) return null;
  if (cycles.lastStart === null) return "none logged";
  const days = daysBetween(cycles.lastStart, made);
  const ago = days === 0 ? "today" : `${countWords(days, "day")} ago`;
  return `began ${dayWords(cycles.lastStart)}, ${ago}`;
}

function pregnancyWords(report: VisitReport): string {
  const { pregnancy, pregnancySigns: signs } = report;
  const answer = pregnancy === null ? null : answerWords[pregnancy];
  const facts =
    signs === undefined
      ? [answer]
      : signs.isPregnant
        ? [signs.weeks === null ? "pregnant" : `pregnant, ${countWords(signs.weeks, "week")}`]
        : [
            signs.test?.result === "positive" ? testWords(signs.test) : answer,
            ...stageWords(signs),
            contraceptionWords(report),
            signs.couldConceive === false ? "no sex that could lead to one" : null,
            signs.test?.result === "negative" ? testWords(signs.test) : null,
            signs.test === null ? "no test logged" : null,
          ];
  const words = (signs === undefined ? [...facts, contraceptionWords(report)] : facts)
    .filter((fact) => fact !== null)
    .join("; ");
  return words === "" ? "" : `${words}.`;
}

const testWords = ({ result, date }: NonNullable<PregnancySigns["test"]>) =>
  `test ${result} on ${dayWords(date)}`;

function stageWords({ lastEnd, isBreastfeeding, isTrying }: PregnancySigns): (string | null)[] {
  return [
    lastEnd === null
      ? null
      : `${lastEnd.ending === null ? "pregnancy over" : endingWords[lastEnd.ending]} on ${dayWords(lastEnd.date)}`,
    isBreastfeeding ? "breastfeeding" : null,
    isTrying ? "trying to conceive" : null,
  ];
}
