import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { troubleOf } from "#web/api/trouble.ts";
import { wordsOf } from "#web/api/trouble-words.ts";
import { Card } from "#web/ui/card.tsx";
import { LoadError } from "#web/ui/load-error.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { profileQuery } from "../api.ts";
import { ProfileForm } from "./profile-form.tsx";

/** What she told us about herself, to look at and to change. */
export function ProfileCard() {
  return (
    <Card id="profile" title={<Trans>Profile</Trans>} className="scroll-mt-24">
      <Profile />
    </Card>
  );
}

function Profile() {
  const { i18n } = useLingui();
  const { data, error, refetch } = useQuery(profileQuery);
  if (data !== undefined) return <ProfileForm profile={data} />;
  if (error !== null) {
    return <LoadError message={i18n._(wordsOf(troubleOf(error)))} onRetry={refetch} />;
  }
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
