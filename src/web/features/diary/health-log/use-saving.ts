import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { MeasureQuestion } from "#web/entry/measures/questions.ts";
import { formatDay } from "#web/i18n/format-day.ts";
import { showToast } from "#web/ui/toasts/toast.tsx";
import { type SavedParts, useSaveHealth } from "./api.ts";
import type { HealthEntries, Problems } from "./form.ts";
import type { HealthFormState } from "./use-health-form.ts";
import { type ChangeElsewhere, type EmergencyReason, emergencyBeforeSaving } from "./view-model.ts";

type Hindrance =
  | { readonly kind: "invalid" }
  | { readonly kind: "empty" }
  | { readonly kind: "questions" }
  | { readonly kind: "emergency"; readonly reasons: readonly EmergencyReason[] }
  | { readonly kind: "changed-elsewhere"; readonly changes: readonly ChangeElsewhere[] }
  | { readonly kind: "failed"; readonly failure: Error; readonly isPartlySaved: boolean };

interface Consent {
  readonly checked: readonly string[];
  readonly hasUnderstood: boolean;
  readonly replaces: boolean;
}

const NO_CONSENT: Consent = { checked: [], hasUnderstood: false, replaces: false };

export function useSaving(
  state: HealthFormState,
  onInvalid: (problems: Problems) => void,
  onSaved: () => void,
) {
  const { i18n } = useLingui();
  const toasts = useToasts();
  const { mutateAsync, isPending } = useSaveHealth();
  const [savedParts, setSavedParts] = useState<SavedParts>(new Map());
  const [consent, setConsent] = useState(NO_CONSENT);
  const [hindrance, setHindrance] = useState<Hindrance | null>(null);
  const { read, questions, record, bleeding } = state;
  const open = questions.filter(({ key }) => !consent.checked.includes(key));

  const send = async (entries: HealthEntries, { replaces }: Consent) => {
    setHindrance(null);
    const outcome = await mutateAsync({
      entries,
      dayWords: formatDay(entries.date, i18n.locale),
      savedParts,
      record,
      replaces,
      ...bleeding,
    });
    setSavedParts(outcome.savedParts);
    const { changes, failures } = outcome;
    if (changes.length > 0) return setHindrance({ kind: "changed-elsewhere", changes });
    const [failure] = failures;
    if (failure !== undefined) {
      setHindrance({ kind: "failed", failure, isPartlySaved: outcome.savedParts.size > 0 });
      return toasts.failure();
    }
    toasts.success();
    state.forget();
    onSaved();
  };

  const save = async (answers: Partial<Consent> = {}) => {
    const next = { ...consent, ...answers };
    setConsent(next);
    const hindering = hindranceOf(state, next);
    if (hindering !== null) {
      setHindrance(hindering);
      if (hindering.kind === read.kind && read.kind === "invalid") onInvalid(read.problems);
      return;
    }
    if (read.kind === "entries") await send(read.entries, next);
  };

  return {
    save,
    isSaving: isPending,
    hindrance: isOver(hindrance, state) ? null : hindrance,
    /** Open questions, also about rejected values, because a wrong unit is often the cause. */
    questions: open,
    confirmChecks: () => save({ checked: [...consent.checked, ...open.map(({ key }) => key)] }),
    settle: () => setHindrance(null),
  };
}

function useToasts() {
  const { t } = useLingui();
  return {
    success: () =>
      showToast({
        title: t`Success`,
        description: t`Your health data has been logged successfully`,
      }),
    failure: () =>
      showToast({
        title: t`Error`,
        description: t`Failed to save health data`,
        variant: "destructive",
      }),
  };
}

export type Saving = ReturnType<typeof useSaving>;

function isOver(hindrance: Hindrance | null, { read }: HealthFormState): boolean {
  const isOfForm = hindrance?.kind === "invalid" || hindrance?.kind === "empty";
  return isOfForm && hindrance.kind !== read.kind;
}

function hindranceOf(
  { form, read, questions, bleeding }: HealthFormState,
  { checked, hasUnderstood }: Consent,
): Hindrance | null {
  const reasons = emergencyBeforeSaving(form, bleeding.today);
  if (reasons.length > 0 && !hasUnderstood) return { kind: "emergency", reasons };
  if (read.kind !== "entries") return { kind: read.kind };
  const isOpen = ({ key }: MeasureQuestion) => !checked.includes(key);
  return questions.some(isOpen) ? { kind: "questions" } : null;
}
