import { Trans } from "@lingui/react/macro";
import type { LengthSummary } from "#domain/cycles/length-summary.ts";

interface TitleProps {
  readonly lengths: LengthSummary | null;
  /** Of three cycles the range alone: their median would differ from that of all on one page. */
  readonly isOfThree?: boolean;
}

export function CycleTitle({ lengths, isOfThree = false }: TitleProps) {
  if (lengths?.kind !== "range") return <Trans>Average cycle</Trans>;
  if (isOfThree) return <Trans>Cycle length</Trans>;
  const { median } = lengths;
  return <Trans>Your cycles, median {median}</Trans>;
}

export function PeriodTitle({ lengths, isOfThree = false }: TitleProps) {
  if (lengths?.kind !== "range") return <Trans>Average period</Trans>;
  if (isOfThree) return <Trans>Period length</Trans>;
  const { median } = lengths;
  return <Trans>Your periods, median {median}</Trans>;
}
