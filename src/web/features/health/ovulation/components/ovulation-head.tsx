import { Trans } from "@lingui/react/macro";
import { PageHead } from "#web/ui/page-head.tsx";

interface OvulationHeadProps {
  readonly homeHref: string;
  /** She hides everything about fertility: then not even the page's name says it. */
  readonly isHidden: boolean;
}

export const OvulationHead = ({ homeHref, isHidden }: OvulationHeadProps) => (
  <PageHead
    backTo={homeHref}
    back={<Trans>Home</Trans>}
    title={isHidden ? <Trans>Hidden</Trans> : <Trans>Signs of ovulation</Trans>}
  />
);
