import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type * as z from "zod/mini";
import type { FieldProblem } from "#contract/kernel/errors.ts";
import { parseFields } from "#contract/kernel/field-problems.ts";
import { failureOf } from "#web/api/failure.ts";
import { wordsOf } from "#web/api/failure-words.ts";
import { hasWords, loadArea } from "#web/i18n/i18n.ts";
import { useWords } from "#web/i18n/use-words.ts";
import { focusField } from "#web/ui/focus-field.ts";
import { fieldMessage, fieldWords } from "./field-words.ts";
import { useDraftState } from "./use-draft-state.ts";

interface DraftOptions<Draft, Schema extends z.ZodMiniType> {
  /** Which form this is, and of which entry: under it the draft waits where she is signed out. */
  readonly form: string | null;
  /** What the form begins with: every field as it is typed, numbers as text. */
  readonly initial: Draft | (() => Draft);
  /** The body of the call that saves it. */
  readonly schema: Schema;
  /** The draft as that body: `numberTyped` for numbers, `filled` for what may stay empty. */
  readonly bodyOf: (draft: Draft) => unknown;
  /** What the schema cannot know: today, or the other entries. */
  readonly checks?: (draft: Draft) => readonly (FieldProblem | null)[];
}

/**
 * What she types, checked against the contract's own schema: its bounds, and the sentences for
 * them, stand nowhere else. Nothing is said of a field before she first tries to save; then each
 * sentence goes as soon as she has put it right.
 * @example
 * const form = useDraft({ form: "weight", initial: { kilograms: "" }, schema: saveWeight.request.body,
 *   bodyOf: ({ kilograms }) => ({ weight: numberTyped(kilograms) }) });
 */
export function useDraft<Draft extends object, Schema extends z.ZodMiniType>(
  options: DraftOptions<Draft, Schema>,
) {
  const { schema, bodyOf, checks } = options;
  const { i18n } = useLingui();
  const [draft, setDraft] = useDraftState(options.form, options.initial);
  const [isTried, setTried] = useState(false);
  const words = useWords(isTried ? ["fields"] : []);
  const parsed = parseFields(schema, bodyOf(draft));
  const own = (checks?.(draft) ?? []).filter((problem) => problem !== null);
  const problems = [...own, ...(parsed.success ? [] : parsed.problems)];
  const visible = isTried ? problems : [];

  return {
    draft,
    change: (changes: Partial<Draft>) => {
      // What may have to be said of it is there by the time she tries to save it.
      loadArea("fields").catch(() => undefined);
      setDraft((before) => ({ ...before, ...changes }));
    },
    /** Begins anew, with nothing said yet. */
    begin: (next: Draft) => {
      setDraft(next);
      setTried(false);
    },
    /** The body to send; `null` while a field is wrong, which then has the focus. */
    read: (): z.output<Schema> | null => {
      setTried(true);
      const [first] = problems;
      if (first !== undefined) focusField(first.field);
      return parsed.success && first === undefined ? parsed.data : null;
    },
    hasProblems: visible.length > 0,
    /** What is wrong with a field: as it stands, else as the server refused it. */
    messageOf: (field: string, failure: Error | null = null): string | undefined => {
      const problem = visible.find((one) => one.field === field);
      const refused = failure === null ? undefined : fieldMessage(i18n, failureOf(failure), field);
      const message = problem === undefined ? refused : i18n._(fieldWords(problem));
      if (message === undefined || hasWords("fields")) return message;
      // Without network it says at least that there is something.
      return words.error === null ? undefined : i18n._(wordsOf({ kind: "fields", fields: [] }));
    },
  };
}

/**
 * A body without what she left empty.
 * @example filled({ weight: 71, notes: " " }) // { weight: 71 }
 */
export function filled<Fields extends object>(fields: Fields): Filled<Fields> {
  const trimmed = Object.entries(fields).map(
    ([name, value]) => [name, typeof value === "string" ? value.trim() : value] as const,
  );
  return Object.fromEntries(
    trimmed.filter(([, value]) => value !== undefined && value !== null && value !== ""),
  ) as Filled<Fields>;
}

type Filled<Fields> = { [Name in keyof Fields]?: NonNullable<Fields[Name]> };

/** The fields whose value is another than before. */
export const changedFields = <Fields extends object>(now: Fields, before: Fields) =>
  Object.fromEntries(
    Object.entries(now).filter(([name, value]) => value !== before[name as keyof Fields]),
  ) as Partial<Fields>;

/** Refuses a day after today; the schema itself knows no clock. */
export const notInFuture = (field: string, day: string, today: string): FieldProblem | null =>
  day > today ? { field, code: "in_future" } : null;
