import { Trans } from "@lingui/react/macro";
import { TextLink } from "#web/ui/text/text-link.tsx";
import type { StageProps } from "../view-model.ts";
import { QuickLog } from "./quick-log.tsx";

export function WithoutPeriods({ stage, today }: StageProps) {
  const hasEnded = stage.kind === "periods-ended";
  return (
    <div className="grid gap-2">
      <div className="grid gap-1.5 border-line pt-2 max-md:border-t">
        {hasEnded ? <Ended /> : <Menopause />}
        <TextLink href="/settings/profile#life-stages">
          {hasEnded ? <Trans>Change this</Trans> : <Trans>I have no periods any more</Trans>}
        </TextLink>
      </div>
      <QuickLog today={today} />
    </div>
  );
}

/** By judgement, to be confirmed by a clinician: new bleeding is reported to a clinic. */
const Ended = () => (
  <>
    <p className="font-semibold">
      <Trans>We don't ask about periods any more.</Trans>
    </p>
    <p>
      <Trans>If you bleed, log it and tell your clinic.</Trans>
    </p>
  </>
);

/** Any bleeding is checked within two weeks: Primary Care 101, South Africa (`concerns`). */
const Menopause = () => (
  <>
    <p className="font-semibold">
      <Trans>After a year without a period, any bleeding needs a check within two weeks.</Trans>
    </p>
    <p className="text-sm text-soft">
      <Trans>
        If you had periods in between, add them in{" "}
        <a href="/history" className="font-semibold underline">
          Cycle history
        </a>
        .
      </Trans>
    </p>
  </>
);
