import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { FailureNotice } from "#web/entry/saving/failure-notice.tsx";
import type { Saving } from "#web/entry/saving/use-save.ts";
import { Button } from "#web/ui/button.tsx";

interface AccessRowProps<Draft> {
  readonly title: ReactNode;
  readonly details: ReactNode;
  readonly ending?: Saving<Draft, never>;
  readonly of?: Draft;
  readonly endLabel?: string;
  readonly children?: ReactNode;
}

export function AccessRow<Draft>(props: AccessRowProps<Draft>) {
  const { title, details, ending, of, endLabel, children } = props;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-semibold wrap-break-word">{title}</p>
        <p className="text-sm text-soft tabular-nums">{details}</p>
        {ending && <FailureNotice failure={ending.failure} />}
      </div>
      {ending ? (
        <Button
          variant="quiet"
          className="-ml-5 sm:ml-0"
          busy={ending.isSaving}
          onClick={() => void ending.save(of as Draft)}
          aria-label={endLabel}
        >
          <Trans>End</Trans>
        </Button>
      ) : (
        children
      )}
    </li>
  );
}
