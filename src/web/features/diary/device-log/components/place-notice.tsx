import { Trans } from "@lingui/react/macro";
import type { Opened } from "#web/entry/seal/sealed-record.ts";
import { Notice } from "#web/ui/notice.tsx";

export function PlaceNotice({ place }: Pick<Opened<unknown>, "place">) {
  if (place === "browser") return null;
  return (
    <Notice tone="info">
      {place === "tab" ? (
        <Trans>
          This browser can't store your notes safely. They stay here until you close this tab or
          sign out.
        </Trans>
      ) : (
        <Trans>
          This browser can't open your notes right now. They're still there: close the browser, then
          open it again.
        </Trans>
      )}
    </Notice>
  );
}
