import type { ImportSource } from "#contract/account/imports.ts";
import type { Diary } from "../diary/diary.ts";
import type { FileHistory } from "../diary/file-history.ts";
import type { Table } from "../tables/read-table.ts";
import type { DateOrder } from "./date-order.ts";

export type Recognised =
  | { readonly kind: "history"; readonly history: FileHistory }
  /** A table whose columns the user has to assign. */
  | { readonly kind: "table"; readonly table: Table }
  | DiarySource;

export interface DiarySource {
  readonly kind: "diary";
  readonly source: ImportSource;
  /** The date orders that fit; with several the user is asked. */
  readonly orders: readonly DateOrder[];
  /** A date as written in the file. */
  readonly example: string;
  readonly tell: (diary: Diary, order: DateOrder) => void;
}

export const clearDates = { orders: ["ymd"], example: "" } as const;
