import type { CalendarDay } from "#domain/days/calendar-day.ts";
import type { Diary } from "../diary/diary.ts";
import { bleeding, mucus, nothing, sex, words } from "../diary/meanings.ts";
import type { CsvRow } from "../formats/csv.ts";
import { type JsonRecord, numberOf, recordsOf, textOf } from "../formats/json.ts";

/**
 * Read Your Body: its manual backup as JSON `{data: […]}` or CSV with the same names
 * (https://readyourbody.zendesk.com/hc/en-gb/articles/360015907180; the names as listed by a
 * converter to drip). A day's fluid is a list of bleeding and mucus; the older word "non_peak" is
 * sticky or creamy, which are indistinguishable.
 */

const fluid = words(
  [bleeding("spotting"), "spotting"],
  [bleeding("light"), "bleeding_light"],
  [bleeding("moderate"), "bleeding"],
  [bleeding("heavy"), "bleeding_heavy"],
  [mucus("dry"), "dry"],
  [mucus("egg_white"), "peak"],
);
/** All kinds except "alone" are with a partner. */
const intercourse = words(
  [sex, "unprotected condom iud diaphragm withdrawal cervicalCap sterilisation other"],
  [nothing, "none"],
);
const readHere = new Set([
  "id",
  "date",
  "tempOneValue",
  "tempOne",
  "fluid",
  "intercourse",
  "notes",
]);

const isItsOwn = (names: readonly string[]) =>
  names.includes("date") && names.includes("tempOneValue") && names.includes("fluid");

export const isReadYourBodyCsv = (header: readonly string[]) => isItsOwn(header);
export const isReadYourBody = ({ data }: JsonRecord) =>
  recordsOf(data).some((one) => isItsOwn(Object.keys(one)));

export function readReadYourBodyCsv(diary: Diary, rows: readonly CsvRow[]): void {
  for (const row of rows) tell(diary, row);
}

export function readReadYourBody(diary: Diary, { data }: JsonRecord): void {
  for (const day of recordsOf(data)) tell(diary, day);
}

function tell(diary: Diary, entry: JsonRecord): void {
  const day = diary.dayOf(entry.date);
  if (day === null) return;
  const degrees = numberOf(entry.tempOneValue);
  if (degrees !== null && degrees !== 0) diary.temperature(day, degrees);
  tellList(diary, day, ["fluid", entry.fluid], fluid);
  tellList(diary, day, ["intercourse", entry.intercourse], intercourse);
  diary.note(day, textOf(entry.notes));
  for (const [name, value] of Object.entries(entry)) {
    const said = textOf(value).trim();
    if (!readHere.has(name) && said !== "") diary.notUnderstood(name, name, { day, value: said });
  }
}

function tellList(
  diary: Diary,
  day: CalendarDay,
  [name, value]: readonly [string, unknown],
  table: typeof fluid,
): void {
  const list = textOf(value).split(",");
  for (const word of list.map((one) => one.trim()).filter((one) => one !== "")) {
    diary.sayWord(day, table.get(word), [name, word]);
  }
}
