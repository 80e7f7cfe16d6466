import type { FileAnswer } from "#contract/kernel/files.ts";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import type { Database } from "#server/storage/db/schema.ts";
import type { Journal } from "#server/storage/journal/journal.ts";
import type { Owner } from "#server/storage/owner.ts";

export interface TaskParts {
  readonly owner: Owner;
  readonly journal: Journal;
  readonly db: Database;
  readonly today: CalendarDay;
  readonly timeZone: string;
  readonly now: number;
}

/** Outside the main thread. Input and output are plain data; a file's bytes are streamed. */
export type Task<Input, Output> = (parts: TaskParts, input: Input) => Promise<Output>;

/** Short ones make a page; long ones read or write everything and grow with their input. */
export type TaskLength = "short" | "long";

export type TaskTable = Readonly<Record<string, Task<never, unknown>>>;

export function isFile(output: unknown): output is FileAnswer {
  return typeof output === "object" && output !== null && "bytes" in output && "name" in output;
}
