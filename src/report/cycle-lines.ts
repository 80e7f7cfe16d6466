import type { VisitReport } from "#contract/visit/visit-report.ts";
import type { LengthSummary } from "#domain/cycles/length-summary.ts";
import { isAdolescent } from "#domain/cycles/norms/usual-cycle.ts";
import { capitalised, numberWords, type Speech } from "./speech.ts";

type Cycles = NonNullable<VisitReport["cycles"]>;

export function cyclesLines(speech: Speech, cycles: Cycles, age: number | null): string[] {
  const { say } = speech;
  const { counted, onHormones = 0, averageBleeding, norms } = cycles;
  const { bleedingLengths = meanOf(averageBleeding) } = cycles;
  const usual = norms.kind === "norms" ? norms.usual : null;
  const figures = figuresWords(speech, cycles);
  const beside = usual === null ? "" : ` (${usualWords(speech, usual, age)})`;
  return [
    figures === null
      ? say(onHormones > 0 ? "report.cycles.noneWithoutHormones" : "report.cycles.none")
      : capitalised(speech, `${figures}${beside}.`),
    ...(onHormones === 0
      ? []
      : [capitalised(speech, say("report.cycles.onHormones", { count: onHormones }))]),
    ...(bleedingLengths === null ? [] : [bleedingLine(speech, bleedingLengths, usual?.periodUpTo)]),
    ...(counted > 0 ? withoutRange(speech, norms) : []),
  ];
}

function figuresWords(speech: Speech, cycles: Cycles): string | null {
  const { counted, average, median, shortest, longest, lengths = meanOf(average) } = cycles;
  if (lengths === null) return null;
  const { say } = speech;
  const isAlike = shortest === longest;
  const figures = [...middleWords(speech, { median: isAlike ? null : median, lengths })];
  if (counted > 1) {
    figures.push(
      isAlike
        ? say("report.cycles.alike")
        : say("report.cycles.range", { shortest: shortest ?? "", longest: longest ?? "" }),
    );
  }
  return `${say("report.cycles.complete", { count: counted })}: ${figures.join(", ")}`;
}

interface Middle {
  readonly lengths: LengthSummary;
  readonly median?: number | null | undefined;
}

/** The average shown in the app, with the clinical median; absent from older reports. */
function middleWords(speech: Speech, { lengths, median }: Middle): string[] {
  if (lengths.kind === "range") {
    return [speech.say("report.cycles.medianDays", { days: lengths.median })];
  }
  const beside =
    median === null || median === undefined
      ? []
      : [speech.say("report.cycles.median", { days: numberWords(speech, median) })];
  return [lengthsWords(speech, lengths), ...beside];
}

function bleedingLine(
  speech: Speech,
  lengths: LengthSummary,
  upTo: number | null | undefined,
): string {
  const length = lengthsWords(speech, lengths);
  return upTo
    ? speech.say("report.cycles.bleedingUsual", { length, days: upTo })
    : speech.say("report.cycles.bleeding", { length });
}

function withoutRange({ say }: Speech, norms: Cycles["norms"]): string[] {
  if (norms.kind === "norms-do-not-hold") return [say("report.cycles.noUsual")];
  if (norms.kind !== "change") return [];
  const { usual, cycles, changes, longGaps: gaps } = norms;
  const change = say("report.cycles.change", {
    days: usual.differenceFrom,
    gap: usual.gapFrom,
    source: sourceWords(usual),
  });
  if (cycles < 2) return [change];
  return [`${change} ${say("report.cycles.changed", { cycles, changes, gaps })}`];
}

type Usual = Extract<Cycles["norms"], { kind: "norms" }>["usual"];

function usualWords({ say }: Speech, usual: Usual, age: number | null): string {
  const id = isAdolescent(age) ? "report.cycles.usual" : "report.cycles.usualApart";
  const { shortest, longest } = usual.cycle;
  return say(id, { shortest, longest, source: sourceWords(usual) });
}

/** The source's name without its locator, which is too long for a page. */
const sourceWords = ({ source }: { readonly source: string }) =>
  source.replace(/, (?:doi|PMC)\S+$/, "");

const meanOf = (mean: number | null) => (mean === null ? null : ({ kind: "mean", mean } as const));

function lengthsWords(speech: Speech, lengths: LengthSummary): string {
  if (lengths.kind === "mean") {
    return speech.say("report.cycles.average", { days: numberWords(speech, lengths.mean) });
  }
  const median = numberWords(speech, lengths.median);
  const { shortest, longest } = lengths;
  return speech.say("report.cycles.spread", { shortest, longest, median });
}
