import { Trans } from "@lingui/react/macro";
import { useQuery } from "#web/api/queries/use-query.ts";
import { Loaded } from "#web/entry/loaded.tsx";
import { FailureNotice } from "#web/entry/saving/failure-notice.tsx";
import { useSave } from "#web/entry/saving/use-save.ts";
import { Card } from "#web/ui/card.tsx";
import { Toggle } from "#web/ui/fields/toggle.tsx";
import { profileQuery, useChangeProfile } from "../../profile/api.ts";
import { remindersQuery, useDueReminders } from "../api.ts";
import { kindsFor } from "../form.ts";
import { FeedCard } from "./feed-card.tsx";
import { MailCard } from "./mail-card.tsx";
import { PushCard } from "./push-card.tsx";
import { RemindersForm } from "./reminders-form.tsx";

export function RemindersCard() {
  useDueReminders();
  const queries = { profile: useQuery(profileQuery), reminders: useQuery(remindersQuery) };
  return (
    <Loaded queries={queries} cardTitle={<Trans>Reminders</Trans>}>
      {({ profile, reminders }) => (
        <>
          <AllCard isOn={profile.notifications} />
          {profile.notifications && (
            <>
              <RemindersForm reminders={reminders} kinds={kindsFor(profile)} />
              <PushCard />
              <FeedCard />
              <MailCard />
            </>
          )}
        </>
      )}
    </Loaded>
  );
}

function AllCard({ isOn }: { readonly isOn: boolean }) {
  const { mutateAsync } = useChangeProfile();
  const { save, isSaving, failure } = useSave({
    send: (notifications: boolean) => mutateAsync({ notifications }),
    refreshes: ["GET /api/reminders/due"],
  });
  return (
    <Card title={<Trans>Reminders</Trans>}>
      <Toggle
        label={<Trans>Remind me</Trans>}
        hint={
          <Trans>
            What is due appears at the top of “Home”, and where you choose it below. With one tap
            all of it is off; what you chose stays.
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
