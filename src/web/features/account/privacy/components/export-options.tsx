import { Trans } from "@lingui/react/macro";
import { Checkbox } from "#web/ui/checkbox.tsx";
import type { CalendarChoice, ClinicChoice } from "../view-model.ts";

interface Options<Choice> {
  readonly choice: Choice;
  readonly onChange: (choice: Choice) => void;
}

/** What a file for a clinic's system may say of who she is. */
export function ClinicOptions({ choice, onChange }: Options<ClinicChoice>) {
  return (
    <Checkbox
      label={<Trans>Put my name in the file</Trans>}
      hint={<Trans>Without it the file names nobody.</Trans>}
      checked={choice.withName}
      onChange={(withName) => onChange({ ...choice, withName })}
    />
  );
}

/** What a calendar file says, and when it rings. */
export function CalendarOptions({ choice, onChange }: Options<CalendarChoice>) {
  return (
    <>
      <Checkbox
        label={<Trans>Say what each event is for</Trans>}
        hint={
          <Trans>
            Without it every event is called "Mwezi", for calendars that others may see.
          </Trans>
        }
        checked={choice.saysWhat}
        onChange={(saysWhat) => onChange({ ...choice, saysWhat })}
      />
      <Checkbox
        label={<Trans>An alarm on the day before my period may come</Trans>}
        hint={<Trans>At nine in the morning, with the title of the event and nothing more.</Trans>}
        checked={choice.hasPeriodAlarm}
        onChange={(hasPeriodAlarm) => onChange({ ...choice, hasPeriodAlarm })}
      />
    </>
  );
}
