import { useQuery } from "@tanstack/react-query";
import { readUser } from "#web/api/session.ts";
import { Loaded } from "#web/entry/loaded.tsx";
import { useClock } from "#web/entry/use-clock.ts";
import { hairAndSkinQuery } from "#web/features/health/hair-and-skin/api.ts";
import {
  ChecksHead,
  ChecksView,
} from "#web/features/health/hair-and-skin/components/checks-view.tsx";

/** Her own look at hair and skin, check by check. */
export function HairAndSkinPage() {
  const { today } = useClock();
  const checks = useQuery(hairAndSkinQuery);
  return (
    <div className="appear grid grid-cols-[minmax(0,1fr)] gap-5 lg:gap-6">
      <ChecksHead folderHref="/my-health" />
      <Loaded queries={{ checks }}>
        {(data) => <ChecksView {...data} today={today} owner={readUser()?.id ?? "unknown"} />}
      </Loaded>
    </div>
  );
}
