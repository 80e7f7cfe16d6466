import { Trans } from "@lingui/react/macro";
import { PageHead } from "#web/ui/page-head.tsx";

/** The page's name, and the way back to the Health Folder. */
export const ChecksHead = ({ folderHref }: { readonly folderHref: string }) => (
  <PageHead
    backTo={folderHref}
    back={<Trans>My Health</Trans>}
    title={<Trans>Hair and skin</Trans>}
    intro={<Trans>How it looks to you, over time. Nothing here is a diagnosis.</Trans>}
  />
);
