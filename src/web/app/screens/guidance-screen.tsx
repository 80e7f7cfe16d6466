import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "wouter";
import { GuidancePage } from "#web/features/guidance/components/guidance-page.tsx";
import { profileQuery } from "#web/features/profile-settings/api.ts";

/** When to get help, with the numbers of her country. `?from=home` leads back to the dashboard. */
export function GuidanceScreen() {
  const [search] = useSearchParams();
  const { data } = useQuery(profileQuery);
  const backHref = search.get("from") === "home" ? "/" : "/track";
  return <GuidancePage country={data?.country ?? null} backHref={backHref} />;
}
