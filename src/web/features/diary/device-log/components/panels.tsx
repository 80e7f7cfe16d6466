import { Trans, useLingui } from "@lingui/react/macro";
import { storageKeys } from "#contract/kernel/storage-keys.ts";
import { announceSubmission } from "#web/api/writes.ts";
import { toggled } from "#web/entry/toggled.ts";
import { choicesOf } from "#web/i18n/choices.ts";
import { ChoiceChips } from "#web/ui/fields/choice-chips.tsx";
import { Slider } from "#web/ui/fields/slider.tsx";
import { TextAreaField } from "#web/ui/fields/text-area-field.tsx";
import { levelText } from "#web/words/ratings.ts";
import { symptomGroups } from "#web/words/symptom-type.ts";
import { SymptomToggles } from "../../symptoms/components/symptom-toggles.tsx";
import {
  type DayChange,
  type DayEntry,
  type DayPanel,
  dayPhases,
  MOOD_DEFAULT,
  type MoodLevels,
  type MoodTracking,
} from "../view-model.ts";
import { dayPhaseLabels, moodLabels } from "../words.ts";

interface PanelProps {
  readonly entry: DayEntry;
  readonly onChange: (change: DayChange) => void;
}

interface AnyPanelProps extends PanelProps {
  readonly panel: DayPanel;
  readonly mood: MoodTracking;
  /** The levels of the account's check-in, shown until answered here. */
  readonly checkIn: MoodLevels;
}

export function Panel({ panel, mood, checkIn, ...props }: AnyPanelProps) {
  switch (panel) {
    case "cycle":
      return <CyclePanel {...props} />;
    case "symptoms":
      return <SymptomsPanel {...props} />;
    case "mood":
      return <MoodPanel {...props} mood={mood} checkIn={checkIn} />;
    case "notes":
      return <NotesPanel {...props} />;
  }
}

function CyclePanel({ entry, onChange }: PanelProps) {
  const { i18n } = useLingui();
  return (
    <ChoiceChips
      legend={<Trans>Where are you in your cycle?</Trans>}
      name="phase"
      value={entry.phase}
      onChange={(phase) => onChange({ phase })}
      options={choicesOf(dayPhases, dayPhaseLabels, i18n)}
    />
  );
}

function SymptomsPanel({ entry, onChange }: PanelProps) {
  const chosen = entry.symptoms ?? [];
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold">
        <Trans>What do you feel?</Trans>
      </legend>
      <SymptomToggles
        types={symptomGroups.flatMap(({ types }) => types)}
        isChosen={(type) => chosen.includes(type)}
        onToggle={(type) => onChange({ symptoms: toggled(chosen, type) })}
      />
    </fieldset>
  );
}

function MoodPanel(props: PanelProps & Pick<AnyPanelProps, "mood" | "checkIn">) {
  const { entry, mood, checkIn, onChange } = props;
  const { i18n } = useLingui();
  if (mood === null || mood.length === 0) {
    return (
      <p className="text-soft">
        <Trans>No mood scales enabled. You can adjust this in Settings.</Trans>
      </p>
    );
  }
  return (
    <div className="grid gap-4">
      {mood.map((scale) => {
        const own = entry.mood?.[scale];
        const value = own ?? checkIn[scale] ?? null;
        return (
          <Slider
            key={scale}
            label={i18n._(moodLabels[scale])}
            name={scale}
            value={value ?? MOOD_DEFAULT}
            min={1}
            max={5}
            isAnswered={value !== null}
            valueText={levelText(value, i18n)}
            hint={own === undefined && value !== null && <Trans>From your check-in.</Trans>}
            onChange={(next) => onChange({ mood: { [scale]: next } })}
          />
        );
      })}
    </div>
  );
}

function NotesPanel({ entry, onChange }: PanelProps) {
  return (
    <TextAreaField
      label={<Trans>Notes</Trans>}
      name="notes"
      value={entry.notes ?? ""}
      onChange={(notes) => onChange({ notes: notes === "" ? undefined : notes })}
      // Each keystroke is saved; the concern check runs when the field loses focus.
      onBlur={() => announceSubmission({ place: storageKeys.days, entry: { notes: entry.notes } })}
      rows={5}
      maxLength={2000}
    />
  );
}
