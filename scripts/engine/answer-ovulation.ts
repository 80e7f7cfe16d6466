import { ovulationEvidence } from "#domain/ovulation/ovulation-evidence.ts";
import type { Line } from "./line-fields.ts";
import { signsOf } from "./line-signs.ts";

/** @throws Error when the line is invalid */
export function answerOvulation(line: Line) {
  const evidence = ovulationEvidence(signsOf(line));
  return {
    id: line.id ?? null,
    temperatureShift: evidence.temperatureShift,
    mucusPeak: evidence.mucusPeak,
    status: evidence.status,
    ...(evidence.ovulationDay === null ? {} : { ovulationDay: evidence.ovulationDay }),
    reasons: evidence.reasons,
  };
}
