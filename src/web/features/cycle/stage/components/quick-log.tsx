import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { SymptomType } from "#contract/entries/symptoms.ts";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import { BodyIcon } from "#web/beads/body-icon.tsx";
import { FailureNotice } from "#web/entry/saving/failure-notice.tsx";
import { useSave } from "#web/entry/saving/use-save.ts";
import { showToast } from "#web/ui/toasts/toast.tsx";
import { sendSymptom, symptomRefreshes } from "../api.ts";

const symptoms = [
  ["hot_flushes", msg`Flushes`],
  ["insomnia", msg`Sleep`],
  ["mood_swings", msg`Mood`],
  ["vaginal_dryness", msg`Dryness`],
] as const satisfies readonly (readonly [SymptomType, MessageDescriptor])[];

/** The middle of each third of the scale from 1 to 10 (clinical review, pain scale). */
const strengths = [
  [2, msg`Mild`],
  [5, msg`Moderate`],
  [8, msg`Severe`],
] as const;

const buttonStyle =
  "grid min-h-12 min-w-min flex-1 place-items-center content-center rounded-control bg-card px-0.5 text-sm leading-4 ring-1 ring-inset ring-edge/60 hover:ring-edge disabled:opacity-55";

export function QuickLog({ today }: { readonly today: CalendarDay }) {
  const { i18n, t } = useLingui();
  const [chosen, setChosen] = useState<(typeof symptoms)[number] | null>(null);
  const { save, isSaving, failure } = useSave({
    send: sendSymptom,
    refreshes: symptomRefreshes,
    isOneTap: true,
    onSaved: () => {
      setChosen(null);
      showToast({ title: t`Saved`, description: t`It's in today's symptoms.` });
    },
  });
  return (
    <section
      aria-label={chosen ? t`How severe?` : t`How do you feel today?`}
      className="quick-log grid gap-1 border-t border-line py-1.5"
    >
      <div className="flex flex-wrap gap-2">
        {chosen === null
          ? symptoms.map((symptom) => (
              <button
                key={symptom[0]}
                type="button"
                className={buttonStyle}
                onClick={() => setChosen(symptom)}
              >
                <BodyIcon name={symptom[0]} size={20} />
                {i18n._(symptom[1])}
              </button>
            ))
          : strengths.map(([severity, words]) => (
              <button
                key={severity}
                type="button"
                className={buttonStyle}
                disabled={isSaving}
                onClick={() => void save({ date: today, type: chosen[0], severity })}
              >
                {i18n._(words)}
              </button>
            ))}
      </div>
      <FailureNotice failure={failure} fields="all" />
    </section>
  );
}
