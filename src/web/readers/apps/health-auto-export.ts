import type { Diary } from "../diary/diary.ts";
import { isRecord, type JsonRecord, recordsOf, textOf } from "../formats/json.ts";
import { CATEGORY, QUANTITY, tellRecord } from "./apple-health.ts";

/**
 * Health Auto Export, JSON: the same records with names for people
 * (https://github.com/Lybron/health-auto-export/wiki).
 */
export function readHealthAutoExport(diary: Diary, { data }: JsonRecord): void {
  const { cycleTracking, symptoms, metrics } = isRecord(data) ? data : {};
  const severe = recordsOf(symptoms).map((one) => ({
    ...one,
    value: `HKCategoryValueSeverity${textOf(one.severity)}`,
  }));
  for (const one of [...recordsOf(cycleTracking), ...severe] as JsonRecord[]) {
    const [type, value] = [one.name, one.value].map((text) => textOf(text).replace(/\s/g, ""));
    const [startDate, endDate] = [textOf(one.start), textOf(one.end ?? one.start)];
    const record = { type: `${CATEGORY}${type}`, value: value ?? "", startDate, endDate };
    tellRecord(diary, record, one.isCycleStart === true);
  }
  for (const { name, units, data: readings } of recordsOf(metrics)) {
    const type = quantities.get(textOf(name)) ?? textOf(name);
    for (const { date, qty } of recordsOf(readings)) {
      const record = { type, value: textOf(qty), unit: textOf(units), startDate: textOf(date) };
      tellRecord(diary, record, false);
    }
  }
}

const quantities = new Map([
  ["basal_body_temperature", `${QUANTITY}BasalBodyTemperature`],
  ["weight_body_mass", `${QUANTITY}BodyMass`],
]);
