import { Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { listDueReminders } from "#contract/reminders.ts";
import { FailureNotice } from "#web/entry/failure-notice.tsx";
import { Loaded } from "#web/entry/loaded.tsx";
import { useSave } from "#web/entry/use-save.ts";
import { Card } from "#web/ui/card.tsx";
import { Toggle } from "#web/ui/toggle.tsx";
import { profileQuery, useChangeProfile } from "../../profile/api.ts";
import { remindersQuery } from "../api.ts";
import { RemindersForm } from "./reminders-form.tsx";

/** Whether she is reminded at all, and of what. */
export function RemindersCard() {
  const queries = { profile: useQuery(profileQuery), reminders: useQuery(remindersQuery) };
  return (
    <Loaded queries={queries} cardTitle={<Trans>Reminders</Trans>}>
      {({ profile, reminders }) => (
        <>
          <AllCard isOn={profile.notifications} />
          {profile.notifications && <RemindersForm reminders={reminders} />}
        </>
      )}
    </Loaded>
  );
}

/** All of them, with one tap. */
function AllCard({ isOn }: { readonly isOn: boolean }) {
  const { mutateAsync } = useChangeProfile();
  const { save, isSaving, failure } = useSave({
    send: (notifications: boolean) => mutateAsync({ notifications }),
    refreshes: [listDueReminders],
  });
  return (
    <Card title={<Trans>Reminders</Trans>}>
      <Toggle
        label={<Trans>Remind me</Trans>}
        hint={
          <Trans>
            What is due appears at the top of Home while Mwezi is open, and nowhere else. With one
            tap all reminders are off; what you chose below stays.
          </Trans>
        }
        checked={isOn}
        disabled={isSaving}
        onChange={(on) => void save(on)}
      />
      <FailureNotice failure={failure} />
    </Card>
  );
}
