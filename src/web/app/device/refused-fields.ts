import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { isCalendarDay } from "#domain/days/calendar-day.ts";
import { formatDay } from "#web/i18n/format-day.ts";
import type { Choices } from "./refused-choices.ts";

const HIDDEN: readonly string[] = ["id", "medicineId"];

export interface WrittenField {
  readonly name: string;
  readonly value: string;
}

export function writtenFields(
  body: unknown,
  i18n: I18n,
  choices: Choices = {},
): readonly WrittenField[] {
  return Object.entries(recordOf(body)).flatMap(([field, value]) => {
    const text = HIDDEN.includes(field)
      ? ""
      : valueWords(value, i18n, choices[field] ?? {}, choices);
    return text === "" ? [] : [{ name: labelOf(field, i18n), value: text }];
  });
}

/** The label in the table `field-labels`; a field without one is shown by its name in the API. */
function labelOf(field: string, i18n: I18n): string {
  // The columns of files have a `type` too.
  const id = `sheet.column.${field === "type" ? "symptom" : field}`;
  const label = i18n._(id);
  return label === id ? plain(field) : label;
}

function valueWords(value: unknown, i18n: I18n, words: Choices[string], choices: Choices): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "boolean") return i18n._(value ? msg`Yes` : msg`No`);
  if (typeof value === "number") return new Intl.NumberFormat(i18n.locale).format(value);
  if (typeof value === "string") {
    const day = value.slice(0, "2026-11-22".length);
    if (isCalendarDay(day)) return formatDay(day, i18n.locale);
    const choice = words[value];
    return choice ? i18n._(choice) : plain(value);
  }
  const parts = Object.entries(recordOf(value)).map(([name, part]) => {
    if (Array.isArray(value)) return valueWords(part, i18n, words, choices);
    const text = valueWords(part, i18n, choices[name] ?? {}, choices);
    const choice = words[name];
    return text === "" ? "" : `${choice ? i18n._(choice) : labelOf(name, i18n)} ${text}`;
  });
  return parts.filter((part) => part !== "").join(", ");
}

/** An enum value with spaces for underscores; free text contains spaces and is unchanged. */
const plain = (word: string) =>
  /^[a-z\d]+([_-][a-z\d]+)+$/i.test(word) ? word.replace(/[_-]/g, " ") : word;

const recordOf = (value: unknown) => (value ?? {}) as Readonly<Record<string, unknown>>;
