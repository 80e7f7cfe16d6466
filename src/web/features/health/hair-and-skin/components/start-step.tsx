import { Trans, useLingui } from "@lingui/react/macro";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import { formatDay } from "#web/i18n/format-day.ts";
import { Checkbox } from "#web/ui/fields/checkbox.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { SiteFigure } from "../../body-figures/components/site-figure.tsx";
import { type SkinLook, skinLooks } from "../../body-figures/view-model.ts";
import { lookLabels } from "../words.ts";
import { GradeCards } from "./grade-cards.tsx";
import type { StepProps } from "./step-question.tsx";

interface StartStepProps extends StepProps {
  readonly today: CalendarDay;
  readonly isEditing: boolean;
  readonly onMove: (date: string) => void;
  readonly onLook: (look: SkinLook) => void;
}

export function StartStep(props: StartStepProps) {
  const { draft, look, onChange, onLook } = props;
  const { i18n, t } = useLingui();
  return (
    <div className="grid gap-6">
      <Advice />
      <DayQuestion {...props} />
      <Checkbox
        name="treatsHair"
        label={<Trans>I treat or remove hair</Trans>}
        hint={<Trans>Hair removal lowers the score, so we show a note next to it.</Trans>}
        checked={draft.treatsHair ?? false}
        onChange={(treatsHair) => onChange({ ...draft, treatsHair })}
      />
      <GradeCards
        name="look"
        legend={t`How should the drawings look?`}
        isCompact
        value={look}
        onChange={onLook}
        cards={skinLooks.map((value) => ({
          value,
          label: i18n._(lookLabels[value]),
          figure: <SiteFigure site="chin" grade={2} look={value} />,
        }))}
      />
    </div>
  );
}

function Advice() {
  return (
    <ul className="grid max-w-[60ch] list-disc gap-1.5 pl-5">
      <li>
        <Trans>Choose the drawing that is most like you. Only you see it.</Trans>
      </li>
      <li>
        <Trans>
          Count hair that is thick and dark. Don't count the soft, fine hair that everybody has.
        </Trans>
      </li>
      <li>
        <Trans>
          If you shave, wax, thread or have treatment, think of the hair as it usually grows before
          you remove it.
        </Trans>
      </li>
    </ul>
  );
}

function DayQuestion({ draft, today, isEditing, onMove }: StartStepProps) {
  const { i18n, t } = useLingui();
  if (isEditing) {
    return <p className="font-semibold">{formatDay(draft.date as CalendarDay, i18n.locale)}</p>;
  }
  return (
    <TextField
      type="date"
      name="date"
      className="max-w-xs"
      label={t`Date`}
      value={draft.date}
      max={today}
      required
      hint={draft.base === null ? undefined : t`This day already has a check. You're editing it.`}
      onChange={onMove}
    />
  );
}
