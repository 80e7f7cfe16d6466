import { Trans, useLingui } from "@lingui/react/macro";
import { contraceptions, type goals } from "#contract/account/profile.ts";
import { toggled } from "#web/entry/toggled.ts";
import { choicesOf } from "#web/i18n/choices.ts";
import { SelectField } from "#web/ui/fields/select-field.tsx";
import { Toggle } from "#web/ui/fields/toggle.tsx";
import { ToggleCard } from "#web/ui/fields/toggle-card.tsx";
import { Icon, type IconName } from "#web/ui/icon.tsx";
import { goalDescriptions, goalLabels } from "#web/words/goal.ts";
import { contraceptionLabels } from "#web/words/profile.ts";
import type { FieldsProps } from "../view-model.ts";

const goalCards: readonly (readonly [(typeof goals)[number], IconName])[] = [
  ["track-periods", "calendar"],
  ["manage-pcos", "heart"],
  ["fertility", "leaf"],
  ["symptom-relief", "sun"],
];

export function GoalsFields({ draft, change, field, toggle }: FieldsProps) {
  const { t, i18n } = useLingui();
  return (
    <>
      <fieldset className="grid min-w-0 gap-3 sm:grid-cols-2">
        <legend className="sr-only">
          <Trans>Your goals</Trans>
        </legend>
        {goalCards.map(([goal, icon]) => (
          <ToggleCard
            key={goal}
            pressed={draft.goals.includes(goal)}
            onToggle={() => change({ goals: toggled(draft.goals, goal) })}
            title={i18n._(goalLabels[goal])}
            description={i18n._(goalDescriptions[goal])}
            icon={<Icon name={icon} />}
          />
        ))}
      </fieldset>
      <SelectField
        label={t`Contraception (optional)`}
        {...field("contraception")}
        options={[
          { value: "", label: t`Prefer not to say` },
          ...choicesOf(contraceptions, contraceptionLabels, i18n),
        ]}
        hint={t`With hormonal contraception or an IUD, Mwezi shows no fertile days, because they would be wrong.`}
      />
      <Toggle
        label={t`Notifications`}
        {...toggle("notifications")}
        hint={t`We'll remember your choice. Nothing private will ever show on a locked screen.`}
      />
    </>
  );
}
