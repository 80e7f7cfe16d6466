import { Trans, useLingui } from "@lingui/react/macro";
import { flows } from "#contract/entries/cycles.ts";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import { draftFields } from "#web/entry/drafts/draft-fields.ts";
import { choicesOf } from "#web/i18n/choices.ts";
import { Checkbox } from "#web/ui/fields/checkbox.tsx";
import { ChoiceChips } from "#web/ui/fields/choice-chips.tsx";
import { TextAreaField } from "#web/ui/fields/text-area-field.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { flowLabels } from "#web/words/cycles.ts";
import type { CycleDraft } from "../view-model.ts";

export interface CycleFieldsProps {
  readonly draft: CycleDraft;
  readonly change: (part: Partial<CycleDraft>) => void;
  readonly messageOf: (field: string, failure: Error | null) => string | undefined;
  readonly failure: Error | null;
  readonly today: CalendarDay;
}

export function CycleFields({ messageOf, failure, today, ...form }: CycleFieldsProps) {
  const { i18n, t } = useLingui();
  const { field, toggle } = draftFields(form);
  return (
    <>
      <div className="grid items-end gap-4 has-aria-invalid:items-start sm:grid-cols-2">
        <TextField
          {...field("startDate")}
          type="date"
          label={t`Bleeding began`}
          max={today}
          required
          error={messageOf("startDate", failure)}
        />
        <TextField
          {...field("endDate")}
          type="date"
          label={t`Last day of bleeding`}
          hint={t`Leave empty if it hasn't ended.`}
          max={today}
          error={messageOf("endDate", failure)}
        />
      </div>
      <ChoiceChips
        {...field("flow")}
        legend={<Trans>Flow overall</Trans>}
        options={choicesOf(flows, flowLabels, i18n)}
      />
      <Checkbox {...toggle("isUnsure")} label={<Trans>I'm not sure of these days</Trans>} />
      <TextAreaField {...field("notes")} label={t`Notes`} maxLength={2000} />
    </>
  );
}
