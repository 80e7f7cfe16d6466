import { Trans } from "@lingui/react/macro";
import { useQuery } from "#web/api/queries/use-query.ts";
import { Loaded } from "#web/entry/loaded.tsx";
import { Card } from "#web/ui/card.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { profileQuery } from "../api.ts";
import { ProfileForm } from "./profile-form.tsx";

export function ProfileCard() {
  const query = useQuery(profileQuery);
  return (
    <Card id="profile" title={<Trans>Profile</Trans>} className="scroll-mt-24">
      <Loaded queries={{ profile: query }} waiting={<FieldSkeletons />}>
        {({ profile }) => <ProfileForm profile={profile} />}
      </Loaded>
    </Card>
  );
}

function FieldSkeletons() {
  return (
    <div className="grid gap-5 sm:grid-cols-2" aria-busy="true">
      {["name", "age", "country", "language", "contraception", "regularity"].map((field) => (
        <div key={field} className="grid gap-2">
          <Skeleton className="h-5 w-24" />
          <Skeleton className="h-12 w-full" />
        </div>
      ))}
    </div>
  );
}
