import type { MessageDescriptor } from "@lingui/core";
import { Trans, useLingui } from "@lingui/react/macro";
import { trackingKeys } from "#contract/account/setup.ts";
import { Checkbox } from "#web/ui/fields/checkbox.tsx";
import { TextAreaField } from "#web/ui/fields/text-area-field.tsx";
import { Toggle } from "#web/ui/fields/toggle.tsx";
import { ToggleCard } from "#web/ui/fields/toggle-card.tsx";
import { Icon } from "#web/ui/icon.tsx";
import type { Labels } from "#web/words/labels.ts";
import { type SetupStepProps, withTracking } from "../view-model.ts";
import {
  conditionLabels,
  moodScaleLabels,
  pcosFlagLabels,
  trackingIcons,
  trackingLabels,
} from "../words.ts";

export function ConditionFields({ answers, change, field }: SetupStepProps) {
  const { t } = useLingui();
  const { conditions, pcosFlags } = answers;
  return (
    <>
      <fieldset className="grid min-w-0">
        <legend className="font-semibold">
          <Trans>Do any of these apply to you?</Trans>
        </legend>
        <Switches
          values={conditions}
          labels={conditionLabels}
          onChange={(changed) => change({ conditions: changed })}
        />
      </fieldset>
      {conditions.pcos && (
        <fieldset className="appear grid min-w-0 rounded-card bg-hibiscus-wash px-4 py-2">
          <legend className="sr-only">
            <Trans>With PCOS, what do you notice?</Trans>
          </legend>
          <p className="pt-1 text-sm" aria-hidden="true">
            <Trans>With PCOS, what do you notice?</Trans>
          </p>
          <Switches
            values={pcosFlags}
            labels={pcosFlagLabels}
            onChange={(changed) => change({ pcosFlags: changed })}
          />
        </fieldset>
      )}
      <TextAreaField
        label={t`Notes (optional)`}
        rows={2}
        maxLength={2000}
        {...field("conditionNotes")}
      />
    </>
  );
}

export function TrackingFields({ answers: { tracking, moodScales }, change }: SetupStepProps) {
  const { i18n } = useLingui();
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
      {tracking.includes("mood_scales") && (
        <fieldset className="appear grid min-w-0 rounded-card bg-violet-wash px-4 py-3">
          <legend className="sr-only">
            <Trans>Mood scales</Trans>
          </legend>
          <Switches
            Field={Toggle}
            values={moodScales}
            labels={moodScaleLabels}
            onChange={(changed) => change({ moodScales: changed })}
          />
        </fieldset>
      )}
    </>
  );
}

interface SwitchesProps<Values> {
  readonly values: Values;
  readonly labels: Labels<keyof Values & string>;
  readonly onChange: (values: Values) => void;
  readonly Field?: typeof Checkbox | typeof Toggle;
}

function Switches<Values extends Readonly<Record<string, boolean>>>(props: SwitchesProps<Values>) {
  const { values, labels, onChange, Field = Checkbox } = props;
  const { i18n } = useLingui();
  return Object.entries<MessageDescriptor>(labels).map(([key, label]) => (
    <Field
      key={key}
      name={key}
      label={i18n._(label)}
      checked={values[key] === true}
      onChange={(isOn) => onChange({ ...values, [key]: isOn })}
    />
  ));
}
