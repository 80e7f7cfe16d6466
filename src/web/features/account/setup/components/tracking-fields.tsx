import { Trans, useLingui } from "@lingui/react/macro";
import { Icon } from "#web/ui/icon.tsx";
import { Toggle } from "#web/ui/toggle.tsx";
import { ToggleCard } from "#web/ui/toggle-card.tsx";
import { moodScaleKeys, type SetupStepProps, trackingKeys, withTracking } from "../view-model.ts";
import { moodScaleLabels, trackingIcons, trackingLabels } from "../words.ts";

export function TrackingFields({ answers, change }: SetupStepProps) {
  const { i18n } = useLingui();
  const { tracking } = answers;
  return (
    <>
      <fieldset className="grid min-w-0 gap-2 sm:grid-cols-2">
        <legend className="sr-only">
          <Trans>What to track</Trans>
        </legend>
        {trackingKeys.map((key) => (
          <ToggleCard
            key={key}
            pressed={tracking.includes(key)}
            onToggle={() => change({ tracking: withTracking(tracking, key) })}
            title={i18n._(trackingLabels[key])}
            icon={<Icon name={trackingIcons[key]} />}
          />
        ))}
      </fieldset>
      {tracking.includes("mood_scales") && <MoodScales answers={answers} change={change} />}
    </>
  );
}

function MoodScales({ answers: { moodScales }, change }: SetupStepProps) {
  const { i18n } = useLingui();
  return (
    <fieldset className="appear grid min-w-0 rounded-card bg-violet-wash px-4 py-3">
      <legend className="sr-only">
        <Trans>Mood scales</Trans>
      </legend>
      {moodScaleKeys.map((key) => (
        <Toggle
          key={key}
          name={key}
          label={i18n._(moodScaleLabels[key])}
          checked={moodScales[key]}
          onChange={(on) => change({ moodScales: { ...moodScales, [key]: on } })}
        />
      ))}
    </fieldset>
  );
}
