import { Trans } from "@lingui/react/macro";
import { Notice } from "#web/ui/notice.tsx";

/** What this page cannot do yet, said before she looks for it. */
export function LabsLimits() {
  return (
    <Notice tone="info">
      <p>
        <Trans>
          Testosterone, TSH and other hormones, and photographs of results, cannot be kept here yet.
        </Trans>
      </p>
    </Notice>
  );
}
