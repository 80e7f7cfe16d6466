import { Trans } from "@lingui/react/macro";
import { Button } from "#web/ui/button.tsx";
import { TextLink } from "#web/ui/text/text-link.tsx";
import type { StageProps } from "../view-model.ts";

interface WithoutPeriodsProps extends StageProps {
  readonly onLogSymptoms: () => void;
}

/** After menopause or another end of periods, or with a method that usually stops bleeding. */
export function WithoutPeriods({ stage, onLogSymptoms }: WithoutPeriodsProps) {
  const isMethod = stage.kind === "by-method";
  return (
    <div className="grid gap-2">
      <div className="grid gap-1.5 border-line pt-2 max-md:border-t">
        {isMethod ? <Method /> : stage.kind === "periods-ended" ? <Ended /> : <Menopause />}
      </div>
      <Button onClick={onLogSymptoms}>
        {isMethod ? <Trans>Log how you feel</Trans> : <Trans>Log flushes, sleep or mood</Trans>}
      </Button>
    </div>
  );
}

const Method = () => (
  <>
    <p className="font-semibold">
      <Trans>Little or no bleeding is usual with your method.</Trans>
    </p>
    <p>
      <Trans>
        See a clinic about bleeding that is new, heavy or painful. If you may be pregnant, take a
        test.
      </Trans>
    </p>
  </>
);

/** By judgement, to be confirmed by a clinician: new bleeding is reported to a clinic. */
const Ended = () => (
  <>
    <p className="font-semibold">
      <Trans>We expect no periods, and ask about none.</Trans>
    </p>
    <p>
      <Trans>If you bleed, log it and tell your clinic.</Trans>
    </p>
    <TextLink href="/settings/profile#life-stages">
      <Trans>Change this</Trans>
    </TextLink>
  </>
);

/** Any bleeding is checked within two weeks: Primary Care 101, South Africa (`concerns`). */
const Menopause = () => (
  <>
    <p className="font-semibold">
      <Trans>After a year without a period, any bleeding needs a check within two weeks.</Trans>
    </p>
    <p className="text-sm text-soft">
      <Trans>If you had periods in between, add them in Cycle history.</Trans>
    </p>
    <TextLink href="/history">
      <Trans>Cycle history</Trans>
    </TextLink>
  </>
);
