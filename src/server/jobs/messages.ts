import type { ErrorCode, FieldProblem } from "#contract/kernel/errors.ts";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import type { VaultKeys } from "#server/storage/vault/entry-vault.ts";

/** Messages between the main thread and a worker, on one channel for each task. */

export interface Order {
  readonly task: string;
  readonly input: unknown;
  readonly vault: VaultKeys;
  readonly today: CalendarDay;
  readonly timeZone: string;
  readonly now: number;
}

export interface FileHead {
  readonly name: string;
  readonly type: string;
  readonly encoding?: "gzip";
}

export type FromWorker =
  | { readonly kind: "value"; readonly value: unknown }
  | { readonly kind: "file"; readonly head: FileHead }
  | { readonly kind: "chunk"; readonly bytes: Uint8Array }
  | { readonly kind: "end" }
  | {
      readonly kind: "refused";
      readonly code: ErrorCode;
      readonly detail: string;
      readonly fields: readonly FieldProblem[];
    }
  | { readonly kind: "failed"; readonly error: Error };

/** Each chunk is requested (backpressure), so that a slow connection cannot fill the memory. */
export type ToWorker = { readonly kind: "more" } | { readonly kind: "stop" };
