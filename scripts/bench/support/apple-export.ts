import { closeSync, openSync, writeSync } from "node:fs";
import { addDays, calendarDay } from "#domain/days/calendar-day.ts";

const MEGABYTE = 1_000_000;
const FIRST = calendarDay("2016-01-01");

function attributes(day: string, time: string): string {
  return `sourceName="Watch" sourceVersion="10.1" device="&lt;&lt;HKDevice: 0x1&gt;, name:Watch&gt;" creationDate="${day} ${time} +0200" startDate="${day} ${time} +0200" endDate="${day} ${time} +0200"`;
}

export function writeAppleExport(file: string, megabytes: number): void {
  const out = openSync(file, "w");
  writeSync(out, '<?xml version="1.0" encoding="UTF-8"?>\n<HealthData locale="en_ZA">\n');
  const days = 3900;
  const perDay = Math.floor((megabytes * MEGABYTE) / days);
  for (let place = 0; place < days; place += 1) {
    const day = addDays(FIRST, place);
    const lines: string[] = [];
    if (place % 29 < 5) {
      lines.push(
        `<Record type="HKCategoryTypeIdentifierMenstrualFlow" ${attributes(day, "08:00:00")} value="HKCategoryValueMenstrualFlowMedium"><MetadataEntry key="HKMenstrualCycleStart" value="${place % 29 === 0 ? 1 : 0}"/></Record>`,
      );
    }
    const other = `<Record type="HKQuantityTypeIdentifierHeartRate" unit="count/min" ${attributes(day, "09:30:00")} value="72"/>`;
    for (let length = 0; length < perDay; length += other.length) lines.push(other);
    writeSync(out, `${lines.join("\n")}\n`);
  }
  writeSync(out, "</HealthData>\n");
  closeSync(out);
}
