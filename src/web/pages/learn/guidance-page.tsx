import { useSearchParams } from "wouter";
import { useQuery } from "#web/api/queries/use-query.ts";
import { profileQuery } from "#web/features/account/profile/api.ts";
import { GuidanceView } from "#web/features/learn/guidance/components/guidance-view.tsx";

export function GuidancePage() {
  const [search] = useSearchParams();
  const { data } = useQuery(profileQuery);
  const backHref = search.get("from") === "home" ? "/" : "/track";
  return <GuidanceView country={data?.country ?? null} backHref={backHref} />;
}
