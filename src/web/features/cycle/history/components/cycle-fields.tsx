import { Trans, useLingui } from "@lingui/react/macro";
import { flows } from "#contract/cycles.ts";
import type { CalendarDay } from "#domain/calendar-day.ts";
import { choicesOf } from "#web/i18n/choices.ts";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { ChoiceChips } from "#web/ui/choice-chips.tsx";
import { TextAreaField } from "#web/ui/text-area-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { flowLabels } from "#web/words/cycles.ts";
import type { CycleDraft, CycleProblems } from "../view-model.ts";

export interface CycleFieldsProps {
  readonly draft: CycleDraft;
  readonly onChange: (draft: CycleDraft) => void;
  readonly problems: CycleProblems;
  readonly today: CalendarDay;
}

/** The days of the bleeding, how strong it was, and her own words. */
export function CycleFields({ draft, onChange, problems, today }: CycleFieldsProps) {
  const { i18n, t } = useLingui();
  const change = (part: Partial<CycleDraft>) => onChange({ ...draft, ...part });
  const words = (field: keyof CycleProblems) => problems[field] && i18n._(problems[field]);
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          type="date"
          name="startDay"
          label={t`Bleeding began`}
          value={draft.startDay}
          max={today}
          required
          error={words("startDay")}
          onChange={(startDay) => change({ startDay })}
        />
        <TextField
          type="date"
          name="endDay"
          label={t`Last day of bleeding`}
          hint={t`Empty while it goes on.`}
          value={draft.endDay}
          max={today}
          error={words("endDay")}
          onChange={(endDay) => change({ endDay })}
        />
      </div>
      <ChoiceChips
        legend={<Trans>Flow, as a whole</Trans>}
        name="flow"
        value={draft.flow}
        onChange={(flow) => change({ flow })}
        options={choicesOf(flows, flowLabels, i18n)}
      />
      <Checkbox
        label={<Trans>I'm not sure of these days</Trans>}
        checked={draft.isUnsure}
        onChange={(isUnsure) => change({ isUnsure })}
      />
      <TextAreaField
        name="notes"
        label={t`Notes`}
        value={draft.notes}
        maxLength={2000}
        onChange={(notes) => change({ notes })}
      />
    </>
  );
}
