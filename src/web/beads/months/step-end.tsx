import { Trans } from "@lingui/react/macro";

interface StepEndProps {
  readonly isEarliest: boolean;
  readonly isLatest: boolean;
}

export function StepEnd({ isEarliest, isLatest }: StepEndProps) {
  return (
    <p aria-hidden="true" className="min-h-5 text-center text-sm leading-5 text-soft">
      {isLatest && <Trans>This is the latest.</Trans>}
      {isEarliest && !isLatest && <Trans>This is the earliest.</Trans>}
    </p>
  );
}
