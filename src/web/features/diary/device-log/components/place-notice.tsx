import { Trans } from "@lingui/react/macro";
import type { Opened } from "#web/entry/seal/sealed-record.ts";
import { Notice } from "#web/ui/notice.tsx";

/** Says so where this browser cannot keep her notes sealed. */
export function PlaceNotice({ place }: Pick<Opened<unknown>, "place">) {
  if (place === "browser") return null;
  return (
    <Notice tone="info">
      {place === "tab" ? (
        <Trans>
          This browser has no safe place for your notes. They stay here until you close this tab or
          log out.
        </Trans>
      ) : (
        <Trans>
          This browser does not open your notes just now. They are still there: close the browser,
          and open it again.
        </Trans>
      )}
    </Notice>
  );
}
