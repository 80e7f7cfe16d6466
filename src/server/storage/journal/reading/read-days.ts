import type { DaySources } from "#domain/day/day-sources.ts";
import { inSlices } from "#server/storage/slices.ts";
import type { Kind } from "../collections.ts";
import { answerOf } from "../replace-entry.ts";
import type { Days, Reader } from "./reader.ts";

export async function readDays(reader: Pick<Reader, "listStored">, days?: Days) {
  const read = async <K extends Kind>(kind: K) =>
    inSlices(await reader.listStored(kind, days), answerOf);
  const [dailyLogs, symptoms, checkIns, stress, ovulation] = await Promise.all([
    read("dailyLog"),
    read("symptom"),
    read("mood"),
    read("stress"),
    read("ovulation"),
  ]);
  return { dailyLogs, symptoms, checkIns, stress, ovulation } satisfies DaySources;
}
