import { Trans, useLingui } from "@lingui/react/macro";
import { AsTyped } from "#web/ui/text/as-typed.tsx";
import { levelText } from "#web/words/ratings.ts";
import { symptomLabels } from "#web/words/symptom-type.ts";
import { type DayEntry, moodScales } from "../view-model.ts";
import { dayPhaseLabels, moodLabels } from "../words.ts";

export function DeviceNotes({ entry }: { readonly entry: DayEntry }) {
  const { i18n } = useLingui();
  const { phase, mood, symptoms = [], notes, inRecord } = entry;
  return (
    <section>
      <h3 className="mb-1 text-base">
        {inRecord ? <Trans>On this device</Trans> : <Trans>On this device only</Trans>}
      </h3>
      <div className="grid gap-1">
        {phase !== undefined && <p>{i18n._(dayPhaseLabels[phase])}</p>}
        {moodScales.map((scale) => {
          const level = mood?.[scale];
          if (level === undefined) return null;
          return (
            <p key={scale} className="flex flex-wrap justify-between gap-x-4">
              <span>{i18n._(moodLabels[scale])}</span>
              <span className="text-soft tabular-nums">{levelText(level, i18n)}</span>
            </p>
          );
        })}
        {symptoms.length > 0 && (
          <p>{symptoms.map((type) => i18n._(symptomLabels[type])).join(", ")}</p>
        )}
        {notes && (
          <p className="text-sm whitespace-pre-line text-soft">
            <AsTyped>{notes}</AsTyped>
          </p>
        )}
      </div>
    </section>
  );
}
