import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useState } from "react";
import type { Medicine } from "#contract/medicines.ts";
import { type CalendarDay, isCalendarDay } from "#domain/calendar-day.ts";
import { troubleOf } from "#web/api/trouble.ts";
import { FailureNotice } from "#web/entry/failure-notice.tsx";
import { fieldMessage } from "#web/entry/field-words.ts";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { showToast } from "#web/ui/toast.tsx";
import { useChangeMedicine } from "../api.ts";

interface EndFormProps {
  readonly medicine: Medicine;
  readonly today: CalendarDay;
  readonly onDone: () => void;
}

/** Gives a medicine its last day; all that was noted of it stays. */
export function EndForm({ medicine, today, onDone }: EndFormProps) {
  const { i18n, t } = useLingui();
  const [endDate, setEndDate] = useState<string>(
    medicine.startDate > today ? medicine.startDate : today,
  );
  const [isWrong, setWrong] = useState(false);
  const { mutate, isPending, error } = useChangeMedicine();
  const { name } = medicine;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isFine = isCalendarDay(endDate) && endDate >= medicine.startDate;
    setWrong(!isFine);
    if (!isFine) return;
    mutate(
      { id: medicine.id, change: { endDate } },
      {
        onSuccess: () => {
          showToast({ title: t`${name} has ended`, description: t`All you noted of it stays.` });
          onDone();
        },
      },
    );
  };
  const refused = error === null ? undefined : fieldMessage(i18n, troubleOf(error), "endDate");
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <p className="-mt-2 text-lg font-semibold">{name}</p>
      <TextField
        type="date"
        name="endDate"
        label={t`Last day you took it`}
        value={endDate}
        min={medicine.startDate}
        required
        error={isWrong ? t`Choose the first day or a day after it.` : refused}
        onChange={setEndDate}
      />
      <p className="text-sm text-soft">
        <Trans>
          Before you stop a medicine that was prescribed for you, talk to your clinician or
          pharmacist.
        </Trans>
      </p>
      <FailureNotice failure={error} />
      <Button type="submit" busy={isPending}>
        <Trans>Save the last day</Trans>
      </Button>
    </form>
  );
}
