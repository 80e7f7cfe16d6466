import { Trans } from "@lingui/react/macro";
import { ConcernList } from "#web/entry/concerns/components/concern-list.tsx";
import { ReadAloud } from "#web/ui/read-aloud/read-aloud.tsx";
import { TextLink } from "#web/ui/text/text-link.tsx";
import { SubPage } from "../account/sub-page.tsx";
import { NotLookedAt } from "./not-looked-at.tsx";

export function ConcernsPage() {
  return (
    <SubPage
      under="home"
      title={<Trans>What to show a nurse or doctor</Trans>}
      intro={<Trans>From what you logged: what to show, how soon, and what to say.</Trans>}
    >
      <div className="grid gap-5">
        <ReadAloud />
        <ConcernList notLookedAt={<NotLookedAt />} />
        <TextLink href="/my-health/doctor-visit">
          <Trans>Take it with you: Doctor Visit Prep</Trans>
        </TextLink>
        <TextLink href="/guidance?from=home">
          <Trans>When to get help, and who to call</Trans>
        </TextLink>
      </div>
    </SubPage>
  );
}
