import { useQuery } from "@tanstack/react-query";
import { GuidancePage } from "#web/features/guidance/components/guidance-page.tsx";
import { profileQuery } from "#web/features/profile-settings/api.ts";

/** When to get help, with the numbers of the country in her profile. */
export function GuidanceScreen() {
  const { data } = useQuery(profileQuery);
  return <GuidancePage country={data?.country ?? null} backHref="/track" />;
}
