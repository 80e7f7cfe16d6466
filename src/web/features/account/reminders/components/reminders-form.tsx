import { Trans } from "@lingui/react/macro";
import type { RevisedReminders } from "#contract/push/reminders.ts";
import type { ReminderKind } from "#domain/reminders/reminder-choices.ts";
import { FailureNotice } from "#web/entry/saving/failure-notice.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Form } from "#web/ui/form.tsx";
import { useRemindersForm } from "../use-reminders-form.ts";
import { KindFields } from "./kind-fields.tsx";
import { LockScreenLine } from "./lock-screen-line.tsx";
import { QuietFields } from "./quiet-fields.tsx";

interface RemindersFormProps {
  readonly reminders: RevisedReminders;
  readonly kinds: readonly ReminderKind[];
}

export function RemindersForm({ reminders, kinds }: RemindersFormProps) {
  const form = useRemindersForm(reminders);
  const isOn = kinds.find((kind) => form.draft[kind].isOn);
  return (
    <Card title={<Trans>What you are reminded of</Trans>}>
      <Form onSubmit={form.submit} className="grid gap-5">
        {isOn !== undefined && <LockScreenLine time={form.draft[isOn].time} words="" />}
        <div>
          {kinds.map((kind) => (
            <KindFields key={kind} form={form} kind={kind} />
          ))}
        </div>
        <QuietFields form={form} />
        <FailureNotice failure={form.failure} fields="all" onRetry={form.submit}>
          <Trans>Your choices are still here.</Trans>
        </FailureNotice>
        <Button type="submit" busy={form.isSaving} className="sm:justify-self-start">
          {form.isSaving ? <Trans>Saving...</Trans> : <Trans>Save</Trans>}
        </Button>
      </Form>
    </Card>
  );
}
