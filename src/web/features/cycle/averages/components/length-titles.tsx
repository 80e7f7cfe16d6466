import { Trans } from "@lingui/react/macro";
import type { LengthSummary } from "#domain/cycles/length-summary.ts";

interface TitleProps {
  readonly lengths: LengthSummary | null;
}

export function CycleTitle({ lengths }: TitleProps) {
  if (lengths?.kind !== "range") return <Trans>Average cycle</Trans>;
  const { median } = lengths;
  return <Trans>Your cycles, midpoint {median}</Trans>;
}

export function PeriodTitle({ lengths }: TitleProps) {
  if (lengths?.kind !== "range") return <Trans>Average period</Trans>;
  const { median } = lengths;
  return <Trans>Your periods, midpoint {median}</Trans>;
}
