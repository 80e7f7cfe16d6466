import type { ErrorCode, FieldProblem } from "#contract/errors.ts";
import type { CalendarDay } from "#domain/calendar-day.ts";
import type { HandedOverVault } from "#server/storage/vault/entry-vault.ts";

/** What is said between the main thread and the worker, over a channel of each task's own. */

export interface Order {
  readonly task: string;
  readonly input: unknown;
  readonly vault: HandedOverVault;
  readonly today: CalendarDay;
  readonly timeZone: string;
  readonly now: number;
}

export type FromWorker =
  | { readonly kind: "value"; readonly value: unknown }
  | { readonly kind: "file"; readonly name: string; readonly type: string }
  | { readonly kind: "chunk"; readonly bytes: Uint8Array }
  | { readonly kind: "end" }
  | {
      readonly kind: "refused";
      readonly code: ErrorCode;
      readonly detail: string;
      readonly fields: readonly FieldProblem[];
    }
  | { readonly kind: "failed"; readonly error: Error };

/** The reader asks for each chunk, so that a slow line never fills the memory. */
export type ToWorker = { readonly kind: "more" } | { readonly kind: "stop" };
