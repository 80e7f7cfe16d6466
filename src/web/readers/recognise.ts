import type { ImportSource } from "#contract/imports.ts";
import { isClue, readClue } from "./clue.ts";
import { csvRecords, parseCsv } from "./csv.ts";
import { readDayTable } from "./day-table.ts";
import { Diary } from "./diary.ts";
import { isDrip, readDrip } from "./drip.ts";
import { type FileHistory, type LocalClock, UnreadableFile } from "./file-history.ts";
import { isFlo, isFloText, readFlo, readFloText } from "./flo.ts";
import { isRecord, parseJson } from "./json.ts";
import { isMensinator, readMensinator } from "./mensinator.ts";
import { isMenstrudel, readMenstrudel } from "./menstrudel.ts";
import { isMwezi, readMwezi } from "./mwezi.ts";
import { isNaturalCycles, naturalCyclesColumns } from "./natural-cycles.ts";
import { isOvumcy, isOvumcyCsv, readOvumcy, readOvumcyCsv } from "./ovumcy.ts";
import { isOwnDays, readOwnDays } from "./own-days.ts";
import { isPeri, readPeri } from "./peri.ts";
import { readTable, type Table } from "./plain-csv.ts";

/** What a file turned out to be: a history, or a table whose columns she has to name. */
export type Reading =
  | { readonly kind: "history"; readonly history: FileHistory }
  | { readonly kind: "table"; readonly table: Table };

/** The more a form says about itself, the earlier it is asked. */
const jsonForms = [
  { source: "flo", is: isFlo, read: readFlo },
  { source: "ovumcy", is: isOvumcy, read: readOvumcy },
  { source: "mensinator", is: isMensinator, read: readMensinator },
  { source: "menstrudel", is: isMenstrudel, read: readMenstrudel },
  { source: "peri", is: isPeri, read: readPeri },
  { source: "clue", is: isClue, read: readClue },
] as const;

const csvForms = [
  { source: "drip", is: isDrip, read: readDrip },
  { source: "ovumcy", is: isOvumcyCsv, read: readOvumcyCsv },
] as const;

/** @throws UnreadableFile */
export function recogniseJson(text: string, clock: LocalClock): FileHistory {
  const content = parseJson(text);
  const json = isRecord(content) ? content : { data: content };
  if (isMwezi(json)) return readMwezi(json);
  const form = jsonForms.find(({ is }) => is(json));
  if (!form) throw new UnreadableFile("unknown");
  return historyOf(form.source, clock, (diary) => form.read(diary, json, clock));
}

/** @throws UnreadableFile */
export function recogniseCsv(text: string, clock: LocalClock): Reading {
  const history = (source: ImportSource, read: (diary: Diary) => void): Reading => ({
    kind: "history",
    history: historyOf(source, clock, read),
  });
  if (isFloText(text)) return history("flo", (diary) => readFloText(diary, text));
  const csv = parseCsv(text);
  if (isOwnDays(csv.header)) return history("mwezi", (diary) => readOwnDays(diary, csv));
  if (isNaturalCycles(csv.header)) {
    const place = csv.header.findIndex((name) => /^date$/i.test(name));
    return history("natural_cycles", (diary) =>
      readDayTable(diary, csv, naturalCyclesColumns, (row) => diary.dayOf(row[place])),
    );
  }
  const form = csvForms.find(({ is }) => is(csv.header));
  if (form) return history(form.source, (diary) => form.read(diary, csvRecords(csv)));
  return { kind: "table", table: readTable(csv) };
}

/** @throws UnreadableFile when there is nothing for Mwezi in it */
function historyOf(source: ImportSource, clock: LocalClock, read: (diary: Diary) => void) {
  const diary = new Diary(clock);
  read(diary);
  return diary.finish(source);
}
