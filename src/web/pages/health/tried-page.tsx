import { Trans } from "@lingui/react/macro";
import { useQuery } from "#web/api/queries/use-query.ts";
import { Loaded } from "#web/entry/loaded.tsx";
import { useClock } from "#web/entry/use-clock.ts";
import { markedQuery, triedQuery } from "#web/features/health/tried/api.ts";
import { TriedView } from "#web/features/health/tried/components/tried-view.tsx";
import { TextLink } from "#web/ui/text/text-link.tsx";
import { SubPage } from "../account/sub-page.tsx";

export function TriedPage() {
  const { today } = useClock();
  const tried = useQuery(triedQuery);
  const plan = useQuery(markedQuery);
  return (
    <SubPage
      title={<Trans>Did it help?</Trans>}
      intro={<Trans>Your weeks before and after a medicine, a supplement or a change.</Trans>}
      actions={
        <TextLink href="/my-health/doctor-visit">
          <Trans>Doctor Visit Prep</Trans>
        </TextLink>
      }
    >
      <Loaded queries={{ tried, plan }}>
        {(data) => (
          <TriedView tried={data.tried.tried} marked={data.plan.tried ?? []} today={today} />
        )}
      </Loaded>
    </SubPage>
  );
}
