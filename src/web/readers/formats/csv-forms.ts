import type { ImportSource } from "#contract/account/imports.ts";
import { isDrip, readDrip } from "../apps/drip.ts";
import { fertilityFriendColumns, isFertilityFriend } from "../apps/fertility-friend.ts";
import { isKindara, kindaraColumns } from "../apps/kindara.ts";
import { isNaturalCycles, naturalCyclesColumns } from "../apps/natural-cycles.ts";
import { isOura, ouraColumns } from "../apps/oura.ts";
import { isOvumcyCsv, readOvumcyCsv } from "../apps/ovumcy.ts";
import { isReadYourBodyCsv, readReadYourBodyCsv } from "../apps/read-your-body.ts";
import { isSamsung, readSamsung, samsungDateColumn } from "../apps/samsung-health.ts";
import { type Columns, readDayTable } from "../diary/day-table.ts";
import type { Diary } from "../diary/diary.ts";
import { isPeriodTable, readPeriodTable, startColumn } from "../diary/period-table.ts";
import { type Csv, csvRecords } from "./csv.ts";
import { type DateOrder, dayInOrder } from "./date-order.ts";

export interface CsvForm {
  readonly source: ImportSource;
  readonly is: (header: readonly string[]) => boolean;
  readonly dateColumn: (header: readonly string[]) => number;
  readonly read: (diary: Diary, csv: Csv, order: DateOrder) => void;
}

/** The "day" column next to a date is the cycle day. */
export const dateNamed = (header: readonly string[]) => {
  const names = header.map((name) => name.toLowerCase());
  return names.includes("date") ? names.indexOf("date") : names.indexOf("day");
};

/** A format with a row per day. */
const dayTable = (
  source: ImportSource,
  is: (header: readonly string[]) => boolean,
  columns: Columns,
): CsvForm => ({
  source,
  is,
  dateColumn: dateNamed,
  read: (diary, csv, order) => {
    const place = dateNamed(csv.header);
    readDayTable(diary, csv, columns, (row) => diary.dayOf(dayInOrder(row[place] ?? "", order)));
  },
});

/** Formats with the most specific headers come first. */
export const csvForms: readonly CsvForm[] = [
  {
    ...{ source: "drip", is: isDrip, dateColumn: dateNamed },
    read: (diary, csv, order) => readDrip(diary, csvRecords(csv), order),
  },
  {
    ...{ source: "ovumcy", is: isOvumcyCsv, dateColumn: dateNamed },
    read: (diary, csv) => readOvumcyCsv(diary, csvRecords(csv)),
  },
  { source: "samsung_health", is: isSamsung, dateColumn: samsungDateColumn, read: readSamsung },
  {
    ...{ source: "read_your_body", is: isReadYourBodyCsv, dateColumn: dateNamed },
    read: (diary, csv) => readReadYourBodyCsv(diary, csvRecords(csv)),
  },
  dayTable("natural_cycles", isNaturalCycles, naturalCyclesColumns),
  dayTable("fertility_friend", isFertilityFriend, fertilityFriendColumns),
  dayTable("kindara", isKindara, kindaraColumns),
  dayTable("oura", isOura, ouraColumns),
  {
    ...{ source: "period_tracker", is: isPeriodTable, dateColumn: startColumn },
    read: readPeriodTable,
  },
];
