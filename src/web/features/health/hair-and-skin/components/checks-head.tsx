import { Trans } from "@lingui/react/macro";
import { Icon } from "#web/ui/icon.tsx";
import { TextLink } from "#web/ui/text-link.tsx";

/** The page's name, and the way back to the Health Folder. */
export function ChecksHead({ folderHref }: { readonly folderHref: string }) {
  return (
    <header className="min-w-0">
      <TextLink href={folderHref} className="-ml-1 gap-1 text-sm">
        <Icon name="chevron-left" size={18} />
        <Trans>My Health</Trans>
      </TextLink>
      <h1 className="text-[1.7rem] sm:text-4xl">
        <Trans>Hair and skin</Trans>
      </h1>
      <p className="mt-1.5 max-w-[60ch] text-soft sm:text-lg">
        <Trans>How it looks to you, over time. Nothing here is a diagnosis.</Trans>
      </p>
    </header>
  );
}
