import { useQuery } from "#web/api/queries/use-query.ts";
import { profileQuery } from "#web/features/account/profile/api.ts";
import { SafetyView } from "#web/features/learn/safety/components/safety-view.tsx";

export function SafetyPage() {
  const { data } = useQuery(profileQuery);
  return <SafetyView country={data?.country ?? null} />;
}
