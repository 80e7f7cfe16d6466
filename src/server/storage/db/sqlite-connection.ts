import type { CompiledQuery } from "kysely";

/** One connection to the file. */
export interface SqliteConnection {
  readonly execute: (query: CompiledQuery) => {
    readonly rows: unknown[];
    readonly changes: number;
  };
  readonly isInTransaction: () => boolean;
  readonly close: () => void;
}
