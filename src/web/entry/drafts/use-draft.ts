import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type * as z from "zod/mini";
import type { FieldProblem } from "#contract/kernel/errors.ts";
import { parseFields } from "#contract/kernel/field-problems.ts";
import { failureOf } from "#web/api/failures/failure.ts";
import { focusField } from "#web/ui/fields/focus-field.ts";
import { fieldMessage, fieldWords } from "../saving/field-words.ts";
import { useDraftState } from "./use-draft-state.ts";

interface DraftOptions<Draft, Schema extends z.ZodMiniType> {
  /** Id of the form and its entry, under which the draft survives the end of a session. */
  readonly form: string | null;
  /** The initial values as typed, numbers as text. */
  readonly initial: Draft | (() => Draft);
  readonly schema: Schema;
  /** Converts the draft to that body: `numberTyped` for numbers, `filled` for optional fields. */
  readonly bodyOf: (draft: Draft) => unknown;
  readonly checks?: (draft: Draft) => readonly (FieldProblem | null)[];
}

/**
 * Form state validated with the contract's schema. Messages appear after the first attempt to save
 * and disappear once a field is valid.
 * @example
 * const form = useDraft({ form: "weight", initial: { kilograms: "" },
 *   schema: saveWeight.request.body, bodyOf: ({ kilograms }) => ({ weight: numberTyped(kilograms) }) });
 */
export function useDraft<Draft extends object, Schema extends z.ZodMiniType>(
  options: DraftOptions<Draft, Schema>,
) {
  const { schema, bodyOf, checks } = options;
  const { i18n } = useLingui();
  const [draft, setDraft] = useDraftState(options.form, options.initial);
  const [isSubmitted, setSubmitted] = useState(false);
  const parsed = parseFields(schema, bodyOf(draft));
  const own = (checks?.(draft) ?? []).filter((problem) => problem !== null);
  const problems = [...own, ...(parsed.success ? [] : parsed.problems)];
  const visible = isSubmitted ? problems : [];

  const read = (): z.output<Schema> | null => {
    setSubmitted(true);
    const [first] = problems;
    if (first !== undefined) focusField(first.field);
    return parsed.success && first === undefined ? parsed.data : null;
  };

  return {
    draft,
    change: (changes: Partial<Draft>) => setDraft((before) => ({ ...before, ...changes })),
    begin: (next: Draft) => {
      setDraft(next);
      setSubmitted(false);
    },
    /** The request body; `null` if a field is invalid, which then gets the focus. */
    read,
    saveWith: (save: (body: z.output<Schema>) => unknown) => {
      const body = read();
      if (body !== null) save(body);
    },
    hasProblems: visible.length > 0,
    messageOf: (field: string, failure: Error | null = null): string | undefined => {
      const problem = visible.find((one) => one.field === field);
      if (problem !== undefined) return i18n._(fieldWords(problem));
      return failure === null ? undefined : fieldMessage(i18n, failureOf(failure), field);
    },
  };
}

/** @example filled({ weight: 71, notes: " " }) // { weight: 71 } */
export function filled<Fields extends object>(fields: Fields): Filled<Fields> {
  const trimmed = Object.entries(fields).map(
    ([name, value]) => [name, typeof value === "string" ? value.trim() : value] as const,
  );
  return Object.fromEntries(
    trimmed.filter(([, value]) => value !== undefined && value !== null && value !== ""),
  ) as Filled<Fields>;
}

type Filled<Fields> = { [Name in keyof Fields]?: NonNullable<Fields[Name]> };

export const changedFields = <Fields extends object>(now: Fields, before: Fields) =>
  Object.fromEntries(
    Object.entries(now).filter(([name, value]) => value !== before[name as keyof Fields]),
  ) as Partial<Fields>;

/** Rejects a day after today; the schema has no clock. */
export const notInFuture = (field: string, day: string, today: string): FieldProblem | null =>
  day > today ? { field, code: "in_future" } : null;
