import { Trans } from "@lingui/react/macro";
import { useQuery } from "#web/api/queries/use-query.ts";
import { Loaded } from "#web/entry/loaded.tsx";
import { useClock } from "#web/entry/use-clock.ts";
import { backgroundQuery } from "#web/features/health/background/api.ts";
import { BackgroundForm } from "#web/features/health/background/components/background-form.tsx";
import { SubPage } from "../account/sub-page.tsx";

export function BackgroundPage() {
  const { today } = useClock();
  const background = useQuery(backgroundQuery);
  return (
    <SubPage
      isOneColumn
      title={<Trans>Your health background</Trans>}
      intro={
        <Trans>
          A few things that change what is safe for you. Answer what you like; no answer is needed.
        </Trans>
      }
    >
      <Loaded queries={{ background }}>
        {(data) => <BackgroundForm {...data} today={today} />}
      </Loaded>
    </SubPage>
  );
}
