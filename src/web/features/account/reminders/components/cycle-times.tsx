import { Trans } from "@lingui/react/macro";
import { useQuery } from "#web/api/queries/use-query.ts";
import { FailureNotice } from "#web/entry/saving/failure-notice.tsx";
import { useSave } from "#web/entry/saving/use-save.ts";
import { Toggle } from "#web/ui/fields/toggle.tsx";
import { remindersQuery, saveReminders } from "../api.ts";

export function CycleTimes() {
  const { data: reminders } = useQuery(remindersQuery);
  const { save, isSaving, failure } = useSave({
    send: (pushesCycle: boolean) => saveReminders({ pushesCycle }),
    refreshes: ["GET /api/reminders", "GET /api/reminders/due"],
    isOneTap: true,
  });
  if (reminders === undefined) return null;
  const { pushesCycle = false, period, premenstrual, fertileDays, lifeStage } = reminders;
  const hasSome = [period, premenstrual, fertileDays, lifeStage].some((choice) => choice?.isOn);
  return (
    <section className="grid gap-2 border-line border-t pt-4">
      <h3 className="font-semibold">
        <Trans>Messages that your cycle decides</Trans>
      </h3>
      <p>
        <Trans>
          A message about your next period comes on a day that your cycle decides, one about a
          pregnancy on a day that its weeks decide. For that, our server keeps the times of the next
          30 days in a form it can read. It is never told what they are about, and where another
          message comes that day, both come as one. Still, someone who has the database could learn
          from these times when your period may come, or that you may be pregnant.
        </Trans>
      </p>
      <Toggle
        label={<Trans>I have read this. Send me these messages too</Trans>}
        hint={
          <Trans>
            Includes the cycle reminders you turned on above, and doses tied to cycle days. Turning
            this off deletes the times at once.
          </Trans>
        }
        checked={pushesCycle}
        disabled={isSaving}
        onChange={(agrees) => void save(agrees)}
      />
      {pushesCycle && !hasSome && (
        <p className="text-sm text-soft">
          <Trans>Nothing of your cycle is on above yet.</Trans>
        </p>
      )}
      <FailureNotice failure={failure} />
    </section>
  );
}
