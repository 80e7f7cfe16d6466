import type { CompiledQuery } from "kysely";

export interface SqliteConnection {
  readonly execute: (query: CompiledQuery) => {
    readonly rows: unknown[];
    readonly changes: number;
  };
  readonly isInTransaction: () => boolean;
  readonly close: () => void;
}
