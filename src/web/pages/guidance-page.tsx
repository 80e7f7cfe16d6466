import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "wouter";
import { profileQuery } from "#web/features/account/profile/api.ts";
import { GuidancePage } from "#web/features/learn/guidance/components/guidance-page.tsx";

/** When to get help, with the numbers of her country. `?from=home` leads back to the dashboard. */
export function GuidanceScreen() {
  const [search] = useSearchParams();
  const { data } = useQuery(profileQuery);
  const backHref = search.get("from") === "home" ? "/" : "/track";
  return <GuidancePage country={data?.country ?? null} backHref={backHref} />;
}
