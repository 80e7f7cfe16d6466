import { Trans, useLingui } from "@lingui/react/macro";
import { hairSites } from "#domain/ferriman-gallwey.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { hairSiteLabels } from "#web/words/hair-site.ts";
import type { useCheckWalk } from "../use-check-walk.ts";

interface SaveHindranceProps {
  readonly walk: ReturnType<typeof useCheckWalk>;
}

/** What has to be settled before the check can be saved, and the ways to settle it. */
export function SaveHindrance({ walk }: SaveHindranceProps) {
  switch (walk.hindrance) {
    case null:
      return null;
    case "empty":
      return (
        <Notice tone="info">
          <Trans>Answer at least one question, then save.</Trans>
        </Notice>
      );
    case "wrong-date":
      return (
        <Notice tone="info" title={<Trans>Choose today or a day before it.</Trans>}>
          <Button variant="secondary" className="mt-3" onClick={() => walk.go("start")}>
            <Trans>Change the date</Trans>
          </Button>
        </Notice>
      );
    case "sites-missing":
      return <SitesMissing walk={walk} />;
  }
}

function SitesMissing({ walk }: SaveHindranceProps) {
  const { i18n } = useLingui();
  const { draft, change, go } = walk;
  const missing = hairSites.filter((site) => draft.hair[site] === undefined);
  const [first = "upper_lip"] = missing;
  const names = missing.map((site) => i18n._(hairSiteLabels[site])).join(", ");
  return (
    <Notice tone="info" title={<Trans>The hair score needs all nine sites</Trans>}>
      <p>
        <Trans>Still open: {names}.</Trans>
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button variant="secondary" onClick={() => go(first)}>
          <Trans>Score the next one</Trans>
        </Button>
        <Button variant="secondary" onClick={() => change({ ...draft, hair: {} })}>
          <Trans>Leave hair out this time</Trans>
        </Button>
      </div>
    </Notice>
  );
}
