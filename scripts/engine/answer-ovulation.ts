import type { LuteinisingTests } from "#domain/ovulation/luteinising-peaks.ts";
import { ovulationEvidence } from "#domain/ovulation/ovulation-evidence.ts";
import { type Line, numbersOrNull, optionalList } from "./line-fields.ts";

function testsOf(line: Line): LuteinisingTests {
  return optionalList(line, "lh").map((test) => {
    if (test === undefined || test === null) return null;
    if (test === "negative" || test === "positive") return test;
    throw new Error('each of lh must be "negative", "positive" or null');
  });
}

/** The answer to one line of `engine ovulation`. @throws Error when the line cannot be read */
export function answerOvulation(line: Line) {
  const evidence = ovulationEvidence({
    temperatures: numbersOrNull(line, "temperatures", { least: 30, most: 45 }),
    mucus: numbersOrNull(line, "mucus", { least: 0, most: 4 }),
    luteinisingTests: testsOf(line),
  });
  return {
    id: line.id ?? null,
    temperatureShift: evidence.temperatureShift,
    mucusPeak: evidence.mucusPeak,
    status: evidence.status,
    ...(evidence.ovulationDay === null ? {} : { ovulationDay: evidence.ovulationDay }),
    reasons: evidence.reasons,
  };
}
