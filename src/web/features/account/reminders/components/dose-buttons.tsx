import { Trans, useLingui } from "@lingui/react/macro";
import { type LaterMinutes, laterMinutes, USUAL_LATER } from "#contract/push/reminders.ts";
import { useQuery } from "#web/api/queries/use-query.ts";
import { FailureNotice } from "#web/entry/saving/failure-notice.tsx";
import { useSave } from "#web/entry/saving/use-save.ts";
import { ChoiceField } from "#web/ui/fields/choice-field.tsx";
import { hasNoteButtons } from "#web/worker/has-note-buttons.ts";
import { remindersQuery, saveReminders } from "../api.ts";
import { LockScreenLine } from "./lock-screen-line.tsx";

export function DoseButtons() {
  const { t } = useLingui();
  const { data: reminders } = useQuery(remindersQuery);
  const { save, failure } = useSave({
    send: (minutes: LaterMinutes) => saveReminders({ laterMinutes: minutes }),
    refreshes: ["GET /api/reminders", "GET /api/reminders/due"],
    isOneTap: true,
  });
  const labels = { 30: t`30 minutes`, 60: t`1 hour`, 120: t`2 hours` };
  return (
    <section className="grid gap-3 border-line border-t pt-4">
      <h3 className="font-semibold">
        <Trans>Buttons on messages about doses</Trans>
      </h3>
      {hasNoteButtons() ? (
        <>
          <p>
            <Trans>
              A message about doses alone has two buttons. “Done” notes the doses of that time as
              taken: on this device at once, in your account when you next open Mwezi. “Later”
              brings it again the same day, before your quiet hours, and does not count among the
              two a day. With an app lock there are no buttons: a tap opens Mwezi.
            </Trans>
          </p>
          <LockScreenLine time="08:00" words="" from="device" buttons={[t`Done`, t`Later`]} />
          {reminders && (
            <ChoiceField
              legend={<Trans>“Later” means in</Trans>}
              name="later-minutes"
              value={String(reminders.laterMinutes ?? USUAL_LATER)}
              onChange={(value) => {
                const minutes = laterMinutes.find((one) => String(one) === value);
                if (minutes !== undefined) void save(minutes);
              }}
              options={laterMinutes.map((one) => ({ value: String(one), label: labels[one] }))}
            />
          )}
          <FailureNotice failure={failure} />
        </>
      ) : (
        <p className="text-soft">
          <Trans>
            This browser shows no buttons on messages. Chrome, Edge and Samsung Internet do, on
            Android and on computers. Here a tap opens your medicines.
          </Trans>
        </p>
      )}
    </section>
  );
}
