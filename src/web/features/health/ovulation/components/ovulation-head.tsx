import { Trans } from "@lingui/react/macro";
import { Icon } from "#web/ui/icon.tsx";
import { TextLink } from "#web/ui/text-link.tsx";

interface OvulationHeadProps {
  readonly homeHref: string;
  /** She hides everything about fertility: then not even the page's name says it. */
  readonly isHidden: boolean;
}

export function OvulationHead({ homeHref, isHidden }: OvulationHeadProps) {
  return (
    <header>
      <TextLink href={homeHref} className="-ml-1 gap-1 text-sm">
        <Icon name="chevron-left" size={18} />
        <Trans>Home</Trans>
      </TextLink>
      <h1 className="text-[1.7rem] sm:text-4xl">
        {isHidden ? <Trans>Hidden</Trans> : <Trans>Signs of ovulation</Trans>}
      </h1>
    </header>
  );
}
