import { CycleSchema } from "#contract/entries/cycles.ts";
import { DailyLogSchema } from "#contract/entries/daily-log.ts";
import { LifeStageSchema } from "#contract/entries/life-stage.ts";
import { DayMeasuresSchema } from "#contract/entries/measures.ts";
import { OvulationSchema } from "#contract/entries/ovulation.ts";
import { SymptomSchema } from "#contract/entries/symptoms.ts";
import { calendarDay } from "#domain/days/calendar-day.ts";
import type { FileHistory } from "../diary/file-history.ts";
import { readFile } from "../read-file.ts";

export const clock = { today: calendarDay("2026-11-20"), timeZone: "Africa/Johannesburg" };

const schemas = {
  lifeStages: LifeStageSchema,
  cycles: CycleSchema,
  symptoms: SymptomSchema,
  ovulation: OvulationSchema,
  metabolic: DayMeasuresSchema,
  pcosLogs: DailyLogSchema,
};

/** Reads a file; every entry is checked against the contract. */
export async function historyIn(content: string | Uint8Array): Promise<FileHistory> {
  const reading = await readFile(new Blob([content as BlobPart]), clock);
  if (reading.kind !== "history") throw new Error("a table");
  for (const [kind, schema] of Object.entries(schemas)) {
    for (const entry of (reading.history.entries[kind] ?? []) as object[]) {
      schema.parse({ id: crypto.randomUUID(), ...entry });
    }
  }
  return reading.history;
}

export const json = (value: unknown) => historyIn(JSON.stringify(value));
export const codes = ({ doubts }: FileHistory) =>
  Object.fromEntries(doubts.map((one) => [one.code, one.count]));
export function unknown({ notUnderstood }: FileHistory): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { category, count } of notUnderstood) {
    counts[category] = (counts[category] ?? 0) + count;
  }
  return counts;
}
