import type { ImportSource } from "#contract/account/imports.ts";
import type { Diary } from "../diary/diary.ts";
import type { FileHistory } from "../diary/file-history.ts";
import type { Table } from "../tables/read-table.ts";
import type { DateOrder } from "./date-order.ts";

/** What a file is, before its content is collected. */
export type Recognised =
  /** A complete history. */
  | { readonly kind: "history"; readonly history: FileHistory }
  /** A table whose columns the user has to assign. */
  | { readonly kind: "table"; readonly table: Table }
  /** Data by day; several files of an app share one diary. */
  | Told;

export interface Told {
  readonly kind: "told";
  readonly source: ImportSource;
  /** The date orders that fit; with several the user is asked. */
  readonly orders: readonly DateOrder[];
  /** A date as written in the file. */
  readonly example: string;
  readonly tell: (diary: Diary, order: DateOrder) => void;
}

/** Unambiguous dates. */
export const clearDates = { orders: ["ymd"], example: "" } as const;
