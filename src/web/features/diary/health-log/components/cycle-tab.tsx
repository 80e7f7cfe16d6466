import { Trans, useLingui } from "@lingui/react/macro";
import { flows } from "#contract/entries/cycles.ts";
import { isCalendarDay } from "#domain/days/calendar-day.ts";
import { FlowBead } from "#web/beads/flow-bead.tsx";
import { choicesOf } from "#web/i18n/choices.ts";
import { Checkbox } from "#web/ui/fields/checkbox.tsx";
import { ChoiceChips } from "#web/ui/fields/choice-chips.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { Toggle } from "#web/ui/fields/toggle.tsx";
import { flowLabels } from "#web/words/cycles.ts";
import { PeriodQuestion } from "../../period-question/components/period-question.tsx";
import type { TabProps } from "../use-health-form.ts";
import { dailyLogWords } from "../words.ts";
import { FlowEffectWords } from "./flow-effect-words.tsx";

export function CycleTab({ state, problems, onChange, field, toggle }: TabProps) {
  const { t, i18n } = useLingui();
  const { form, effect, periodChoices, dailyLog } = state;
  const isSpotting = form.flow === "spotting" || form.hasSpotting;
  const canStart = form.flow === "spotting" && effect?.kind !== "changes-period";
  return (
    <div className="grid gap-5">
      <div className="grid gap-3">
        <ChoiceChips
          {...field("flow")}
          legend={<Trans>Flow</Trans>}
          onChange={(flow) => onChange({ ...form, flow, isStart: false, period: undefined })}
          options={choicesOf(flows, flowLabels, i18n)}
          signOf={(flow) => <FlowBead flow={flow} />}
          hint={
            problems.flow ? (
              <span className="font-semibold text-urgent">{i18n._(problems.flow)}</span>
            ) : (
              dailyLogWords(dailyLog.flow && flowLabels[dailyLog.flow], i18n)
            )
          }
        />
        {periodChoices !== null && isCalendarDay(form.date) && (
          <PeriodQuestion
            day={form.date}
            choices={periodChoices}
            value={form.period}
            onChange={(period) => onChange({ ...form, period })}
            isMissing={problems.period !== undefined}
          />
        )}
        <div aria-live="polite" className="grid gap-2">
          {periodChoices === null && effect !== null && form.flow !== undefined && (
            <FlowEffectWords effect={effect} flow={form.flow} date={form.date} />
          )}
        </div>
        {canStart && (
          <Checkbox
            {...toggle("isStart")}
            label={<Trans>My period starts with this spotting</Trans>}
          />
        )}
      </div>
      <Toggle {...toggle("hasSpotting")} label={<Trans>Spotting between periods</Trans>} />
      {isSpotting && (
        <TextField
          {...field("spottingNotes")}
          label={<Trans>Spotting notes</Trans>}
          placeholder={t`Colour, how long`}
          maxLength={1000}
        />
      )}
    </div>
  );
}
