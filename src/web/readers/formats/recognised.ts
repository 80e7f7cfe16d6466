import type { ImportSource } from "#contract/account/imports.ts";
import type { Diary } from "../diary/diary.ts";
import type { FileHistory } from "../diary/file-history.ts";
import type { DateOrder } from "./date-order.ts";
import type { Table } from "./plain-csv.ts";

/** What a file turned out to be, before anything of it is collected. */
export type Recognised =
  /** A history as it stands. */
  | { readonly kind: "history"; readonly history: FileHistory }
  /** A table whose columns she has to name. */
  | { readonly kind: "table"; readonly table: Table }
  /** Something that is told day by day: several files of one app are told to one diary. */
  | Told;

export interface Told {
  readonly kind: "told";
  readonly source: ImportSource;
  /** The orders that its dates fit; with more than one she is asked. */
  readonly orders: readonly DateOrder[];
  /** A date of it, as it is written. */
  readonly example: string;
  readonly tell: (diary: Diary, order: DateOrder) => void;
}

/** Dates that can be read in one way only. */
export const clearDates = { orders: ["ymd"], example: "" } as const;
