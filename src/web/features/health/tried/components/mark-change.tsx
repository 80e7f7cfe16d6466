import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { TRIED_MAX } from "#contract/visit/visit.ts";
import { type CalendarDay, isCalendarDay } from "#domain/days/calendar-day.ts";
import { FailureNotice } from "#web/entry/saving/failure-notice.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { Form } from "#web/ui/form.tsx";
import { type Marked, useSaveMarked } from "../api.ts";
import { withChange } from "../view-model.ts";

interface MarkChangeProps {
  readonly marked: Marked;
  readonly today: CalendarDay;
}

const NAME_MAX = 80;

export function MarkChange({ marked, today }: MarkChangeProps) {
  const { t } = useLingui();
  const [name, setName] = useState("");
  const [from, setFrom] = useState<string>(today);
  const [isTried, setTried] = useState(false);
  const saving = useSaveMarked({
    onSaved: () => {
      setName("");
      setTried(false);
    },
  });
  const text = name.replace(/\s+/gu, " ").trim();
  const isDay = isCalendarDay(from) && from <= today;
  const submit = () => {
    setTried(true);
    if (text !== "" && isCalendarDay(from) && isDay)
      void saving.save(withChange(marked, text, from));
  };
  if (marked.length >= TRIED_MAX) return null;
  return (
    <Card title={<Trans>Mark a change</Trans>}>
      <Form onSubmit={submit} className="grid gap-4">
        <TextField
          name="name"
          label={t`What did you change?`}
          hint={t`Such as “walking every day”. We add medicines automatically.`}
          maxLength={NAME_MAX}
          autoComplete="off"
          value={name}
          onChange={setName}
          error={isTried && text === "" ? t`Write what you changed.` : undefined}
        />
        <TextField
          name="from"
          type="date"
          label={t`Since when?`}
          max={today}
          value={from}
          onChange={setFrom}
          error={isTried && !isDay ? t`Choose today or an earlier day.` : undefined}
        />
        <FailureNotice failure={saving.failure} />
        <Button
          type="submit"
          variant="secondary"
          busy={saving.isSaving}
          className="justify-self-start"
        >
          <Trans>Mark it</Trans>
        </Button>
      </Form>
    </Card>
  );
}
