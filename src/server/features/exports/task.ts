import * as z from "zod/mini";
import { EXPORT_VERSION } from "#contract/account/account.ts";
import { factsOf } from "#contract/insights/facts.ts";
import type { FileAnswer } from "#contract/kernel/files.ts";
import { TrustedViewSchema } from "#contract/visit/trusted-views.ts";
import { visitParts } from "#contract/visit/visit-report.ts";
import { bleedingDays } from "#domain/cycles/periods/bleeding-days.ts";
import { dayRecords } from "#domain/day/day-record.ts";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import { cycleOverview } from "#domain/phase/cycle-overview.ts";
import { shownForecast } from "#domain/phase/shown-forecast.ts";
import { minuteOf } from "#domain/reminders/reminder-choices.ts";
import type { Speech } from "#report/speech.ts";
import { visitText } from "#report/visit-text.ts";
import { calendarText } from "#server/documents/calendar/calendar.ts";
import { headIn, headWithUnitIn, sheetNameIn } from "#server/documents/csv/column-heads.ts";
import { columnsOf } from "#server/documents/csv/columns.ts";
import { csvLines, rowsOf } from "#server/documents/csv/csv.ts";
import { dayColumnsPage } from "#server/documents/csv/day-columns.ts";
import { DayRowSchema, dayRows } from "#server/documents/csv/days.ts";
import { bundleText } from "#server/documents/fhir/bundle.ts";
import type { BundleRequest } from "#server/documents/fhir/contents.ts";
import { speechOf, speechOfProfile } from "#server/documents/language/speech-of.ts";
import { makeVisitReport } from "#server/documents/visit/report.ts";
import { type Sheet, workbook } from "#server/documents/xlsx/xlsx.ts";
import { AppError } from "#server/failures/app-error.ts";
import type { Task, TaskParts } from "#server/jobs/task.ts";
import { textChunks } from "#server/storage/files/text-chunks.ts";
import { type ZipMember, zipOf } from "#server/storage/files/zip.ts";
import { collections, kinds } from "#server/storage/journal/collections.ts";
import { entriesAsCounted } from "#server/storage/journal/reading/joined-cycles.ts";
import { readProfile } from "#server/storage/journal/reading/profile-entry.ts";
import { readReminders } from "#server/storage/journal/reading/read-reminders.ts";
import { readStory } from "#server/storage/journal/reading/read-story.ts";
import type { Reader } from "#server/storage/journal/reading/reader.ts";
import { jsonText } from "./rules.ts";

export interface ExportedAccount {
  readonly email: string | null;
  readonly createdAt: string;
  readonly hasRecoveryCode: boolean;
  readonly access: object;
}

interface ExportInput {
  readonly account: ExportedAccount;
  readonly withPhotos: boolean;
}

const readerOf = ({ journal, owner }: TaskParts) => journal.read(owner);

const exportTask: Task<ExportInput, FileAnswer> = async (parts, { account, withPhotos }) => {
  const exportedAt = new Date(parts.now).toISOString();
  const head = { format: "mwezi-export", version: EXPORT_VERSION, exportedAt, account };
  return {
    name: `mwezi-export-${parts.today}.json`,
    type: "application/json",
    bytes: textChunks(jsonText(head, readerOf(parts), withPhotos)),
  };
};

/** Months covered by the bundle's report; its resources reach back to the first entry. */
const REPORT_MONTHS = 6 as const;

const exportFhirTask: Task<BundleRequest, FileAnswer> = async (parts, input) => {
  const { uuidOf } = parts.owner.vault;
  const { today, now, timeZone } = parts;
  const { months, include } = input.chosen ?? { months: REPORT_MONTHS, include: [...visitParts] };
  const selection = { months, include, withName: input.withName };
  const made = await makeVisitReport(parts, selection);
  const concerns = made.flags?.concerns ?? [];
  const report = visitText(speechOf("en", timeZone), made);
  const options = { ...input, uuidOf, today, now, report, concerns };
  return {
    name: `mwezi-fhir-${today}.json`,
    type: "application/fhir+json",
    bytes: textChunks(bundleText(readerOf(parts), options)),
  };
};

interface Table {
  readonly name: string;
  readonly schema: z.ZodMiniType;
  readonly entries: readonly unknown[];
}

async function* tables(reader: Reader, today: CalendarDay): AsyncGenerator<Table> {
  yield { name: "days", schema: DayRowSchema, entries: await daysOf(reader, today) };
  for (const kind of kinds) {
    const { exportedAs: name } = collections[kind];
    const schema =
      kind === "trustedView"
        ? z.omit(TrustedViewSchema, { fragment: true })
        : collections[kind].schema;
    yield { name, schema, entries: await entriesAsCounted(reader, kind) };
  }
}

/** Columns have the JSON's names after a translation. Here, so that only threads load it. */
export async function* spreadsheets(
  reader: Reader,
  today: CalendarDay,
  speech: Speech,
): AsyncGenerator<ZipMember> {
  const headOf = headIn(speech);
  for await (const { name, schema, entries } of tables(reader, today)) {
    const bytes = textChunks(csvLines(schema, entries, headOf));
    yield { name: `${name}.csv`, isPacked: false, bytes };
  }
}

async function* sheets(reader: Reader, today: CalendarDay): AsyncGenerator<Sheet> {
  const speech = speechOfProfile(await readProfile(reader));
  const headOf = headWithUnitIn(speech);
  for await (const { name, schema, entries } of tables(reader, today)) {
    if (entries.length === 0) continue;
    const columns = columnsOf(schema);
    const heads = columns.map(headOf);
    yield { name: sheetNameIn(speech, name), heads, rows: rowsOf(entries, columns) };
  }
}

const exportWorkbookTask: Task<null, FileAnswer> = async (parts) => ({
  name: `mwezi-${parts.today}.xlsx`,
  type: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  bytes: zipOf(workbook(sheets(readerOf(parts), parts.today)), parts.now),
});

async function daysOf(reader: Reader, today: CalendarDay) {
  const { profile, cycles, ...logged } = await readStory(reader);
  const facts = factsOf(cycles, profile, today, logged.ovulation, logged.dailyLogs);
  const records = dayRecords({ ...logged, bleeding: bleedingDays(facts, today) });
  return dayRows(records.values(), new Set(facts.cycles.map(({ startDay }) => startDay)));
}

async function* explained(reader: Reader, today: CalendarDay): AsyncGenerator<ZipMember> {
  const speech = speechOfProfile(await readProfile(reader));
  yield* spreadsheets(reader, today, speech);
  yield { name: "columns.html", isPacked: false, bytes: textChunks([dayColumnsPage(speech)]) };
}

const exportSpreadsheetsTask: Task<null, FileAnswer> = async (parts) => ({
  name: `mwezi-spreadsheets-${parts.today}.zip`,
  type: "application/zip",
  bytes: zipOf(explained(readerOf(parts), parts.today), parts.now),
});

interface CalendarInput {
  readonly saysWhat: boolean;
  readonly hasPeriodAlarm: boolean;
}

const exportCalendarTask: Task<CalendarInput, FileAnswer> = async (
  parts,
  { saysWhat, hasPeriodAlarm },
) => {
  const { today, now, timeZone, owner } = parts;
  const reader = readerOf(parts);
  const [cycles, profile, signs, medicines] = await Promise.all([
    reader.list("cycle"),
    readProfile(reader),
    reader.list("ovulation"),
    reader.list("medicine"),
  ]);
  const overview = cycleOverview(factsOf(cycles, profile, today, signs), today);
  const options = { saysWhat, hasPeriodAlarm, now, uuidOf: owner.vault.uuidOf };
  const { doses } = await readReminders(reader, profile);
  const planned = {
    forecast: shownForecast(overview),
    medicines,
    firstDose: minuteOf(doses.time),
    today,
  };
  const text = calendarText(speechOfProfile(profile, timeZone), planned, options);
  if (text === null) {
    const detail = "There's nothing for a calendar yet. Log a period or a medicine first.";
    throw new AppError("not_found", detail);
  }
  return {
    name: `mwezi-calendar-${today}.ics`,
    type: "text/calendar; charset=utf-8",
    bytes: Buffer.from(text),
  };
};

export const exportTasks = {
  export: exportTask,
  exportFhir: exportFhirTask,
  exportSpreadsheets: exportSpreadsheetsTask,
  exportWorkbook: exportWorkbookTask,
  exportCalendar: exportCalendarTask,
};
