import { Trans } from "@lingui/react/macro";
import { useQuery } from "#web/api/queries/use-query.ts";
import { readUser } from "#web/api/session/session.ts";
import { Loaded } from "#web/entry/loaded.tsx";
import { useClock } from "#web/entry/use-clock.ts";
import { hairAndSkinQuery } from "#web/features/health/hair-and-skin/api.ts";
import { ChecksView } from "#web/features/health/hair-and-skin/components/checks-view.tsx";
import { SubPage } from "../account/sub-page.tsx";

export function HairAndSkinPage() {
  const { today } = useClock();
  const checks = useQuery(hairAndSkinQuery);
  return (
    <SubPage
      title={<Trans>Hair and skin</Trans>}
      intro={<Trans>How it looks to you, over time. Nothing here is a diagnosis.</Trans>}
    >
      <Loaded queries={{ checks }}>
        {(data) => <ChecksView {...data} today={today} owner={readUser()?.id ?? "unknown"} />}
      </Loaded>
    </SubPage>
  );
}
