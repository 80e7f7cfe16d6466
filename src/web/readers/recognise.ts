import { isClue, readClue } from "./clue.ts";
import { csvRecords, parseCsv } from "./csv.ts";
import { isDrip, readDrip } from "./drip.ts";
import { type FileHistory, type LocalClock, UnreadableFile } from "./file-history.ts";
import { isFlo, isFloText, readFlo, readFloText } from "./flo.ts";
import { parseJson } from "./json.ts";
import { isMensinator, readMensinator } from "./mensinator.ts";
import { isMenstrudel, readMenstrudel } from "./menstrudel.ts";
import { isMwezi, readMwezi } from "./mwezi.ts";
import { isOvumcy, isOvumcyCsv, readOvumcy, readOvumcyCsv } from "./ovumcy.ts";
import { isPeri, readPeri } from "./peri.ts";
import { readTable, type Table } from "./plain-csv.ts";

/** What a file turned out to be: a history, or a table whose columns she has to name. */
export type Reading =
  | { readonly kind: "history"; readonly history: FileHistory }
  | { readonly kind: "table"; readonly table: Table };

/** The more a form says about itself, the earlier it is asked. */
const jsonForms = [
  { is: isMwezi, read: readMwezi },
  { is: isFlo, read: readFlo },
  { is: isOvumcy, read: readOvumcy },
  { is: isMensinator, read: readMensinator },
  { is: isMenstrudel, read: readMenstrudel },
  { is: isPeri, read: readPeri },
  { is: isClue, read: readClue },
];

/** @throws UnreadableFile */
export function recogniseJson(text: string, clock: LocalClock): FileHistory {
  const json = parseJson(text);
  const form = jsonForms.find(({ is }) => is(json));
  if (!form) throw new UnreadableFile("unknown");
  return form.read(json, clock);
}

/** @throws UnreadableFile */
export function recogniseCsv(text: string, clock: LocalClock): Reading {
  if (isFloText(text)) return { kind: "history", history: readFloText(text, clock) };
  const csv = parseCsv(text);
  const { header } = csv;
  if (isDrip(header)) return { kind: "history", history: readDrip(csvRecords(csv), clock) };
  if (isOvumcyCsv(header))
    return { kind: "history", history: readOvumcyCsv(csvRecords(csv), clock) };
  return { kind: "table", table: readTable(csv) };
}
