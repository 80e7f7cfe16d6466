import * as z from "zod/mini";
import { type CalendarDay, isCalendarDay } from "#domain/days/calendar-day.ts";
import { refusal } from "./field-codes.ts";

const EARLIEST_DAY = "1950-01-01";
const LATEST_DAY = "2099-12-31";

// NUL and other control characters break files and screens; unpaired surrogates break UTF-8.
const UNREADABLE = /[\p{Surrogate}\p{Cc}]/u;
const LINE_BREAKS_AND_TABS = /[\n\r\t]/g;

const isReadable = (text: string) => !UNREADABLE.test(text.replace(LINE_BREAKS_AND_TABS, ""));

/** Text of a bounded length. A longer text fails before patterns run, which take time. */
export function limited(maxLength: number) {
  return z.string().check(z.maxLength(maxLength, { abort: true }));
}

/** Longer than any formatted text, such as a date or an identifier. */
export const ShortTextSchema = limited(100);

function readable(maxLength: number) {
  return limited(maxLength).check(z.refine(isReadable, refusal("unreadable")));
}

export const NOTE_MAX_LENGTH = 2000;

/** Free text; may be empty and have line breaks. */
export const NoteSchema = readable(NOTE_MAX_LENGTH);

/** Not U+2800, which is blank, nor accents without a letter. */
const VISIBLE = /[^\s\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u;
export const visibleCheck = z.refine<string>((text) => VISIBLE.test(text), refusal("required"));

export const oneLineCheck = z.refine<string>(
  (text) => !/[\p{Surrogate}\p{Cc}\p{Zl}\p{Zp}]/u.test(text),
  refusal("unreadable"),
);

/** Not only invisible characters. */
export const NameSchema = readable(80).check(
  z.trim(),
  z.minLength(1, { abort: true }),
  visibleCheck,
);

export const PersonNameSchema = NameSchema.check(oneLineCheck);

export const PASSWORD_MIN_LENGTH = 6;

/** A new password. The maximum length keeps hashing cheap. */
export const NewPasswordSchema = readable(200).check(z.minLength(PASSWORD_MIN_LENGTH));

/** An existing password: no minimum length, because older ones may be shorter. */
export const PasswordSchema = readable(200).check(z.minLength(1));

export const IdSchema = ShortTextSchema.check(z.uuid());

export const DaySchema = z.pipe(
  ShortTextSchema.check(
    z.refine(
      (text) => isCalendarDay(text) && text >= EARLIEST_DAY && text <= LATEST_DAY,
      refusal("wrong_date"),
    ),
  ),
  z.custom<CalendarDay>(),
);

const ISO_INSTANT =
  /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,9})?)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/;

function isDayOrInstant(text: string): boolean {
  const day = ISO_INSTANT.exec(text)?.[1] ?? text;
  return isCalendarDay(day) && day >= EARLIEST_DAY && day <= LATEST_DAY;
}

/** A calendar day or an ISO 8601 timestamp with zone: `2026-11-20` or `2026-11-20T07:30:00Z`. */
export const DayOrInstantSchema = ShortTextSchema.check(
  z.refine(isDayOrInstant, refusal("wrong_date")),
);

export const InstantSchema = ShortTextSchema.check(z.iso.datetime());
