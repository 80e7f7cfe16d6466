import { Trans } from "@lingui/react/macro";
import type { LengthSummary } from "#domain/cycles/length-summary.ts";

interface TitleProps {
  readonly lengths: LengthSummary | null;
  readonly isOfLastThree?: boolean;
}

export function CycleTitle({ lengths, isOfLastThree = false }: TitleProps) {
  if (lengths?.kind !== "range") return <Trans>Average cycle</Trans>;
  const { median } = lengths;
  if (isOfLastThree) return <Trans>These cycles, midpoint {median}</Trans>;
  return <Trans>Your cycles, midpoint {median}</Trans>;
}

export function PeriodTitle({ lengths, isOfLastThree = false }: TitleProps) {
  if (lengths?.kind !== "range") return <Trans>Average period</Trans>;
  const { median } = lengths;
  if (isOfLastThree) return <Trans>These periods, midpoint {median}</Trans>;
  return <Trans>Your periods, midpoint {median}</Trans>;
}
