import { Trans } from "@lingui/react/macro";
import { useMemo } from "react";
import type { DownloadedFile } from "#web/api/call-for-file.ts";
import { share } from "#web/ui/browser/share.ts";
import { Button } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";

export function ShareFile({ file: { name, blob } }: { readonly file: DownloadedFile }) {
  const files = useMemo(() => [new File([blob], name, { type: blob.type })], [blob, name]);
  if (!navigator.canShare?.({ files })) return null;
  return (
    <Button variant="secondary" onClick={() => share({ files })}>
      <Icon name="forward" size={20} />
      <Trans>Share the PDF</Trans>
    </Button>
  );
}
