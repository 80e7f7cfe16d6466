import { Trans } from "@lingui/react/macro";
import { useQuery } from "#web/api/queries/use-query.ts";
import { Loaded } from "#web/entry/loaded.tsx";
import { visitPlanQuery } from "#web/features/visit/preparation/api.ts";
import { VisitView } from "#web/features/visit/preparation/components/visit-view.tsx";
import { SubPage } from "#web/pages/account/sub-page.tsx";
import { ReadAloud } from "#web/ui/read-aloud/read-aloud.tsx";
import { TextLink } from "#web/ui/text/text-link.tsx";

export function VisitPage() {
  const plan = useQuery(visitPlanQuery);
  return (
    <SubPage
      title={<Trans>Doctor Visit Prep</Trans>}
      intro={<Trans>One page to hand over, and the questions you don't want to forget.</Trans>}
      actions={
        <div className="flex flex-wrap gap-x-6">
          <TextLink href="/concerns">
            <Trans>What to show a nurse or doctor</Trans>
          </TextLink>
          <TextLink href="/my-health/background">
            <Trans>Your health background</Trans>
          </TextLink>
        </div>
      }
    >
      <ReadAloud />
      <Loaded queries={{ plan }}>{(data) => <VisitView plan={data.plan} />}</Loaded>
    </SubPage>
  );
}
