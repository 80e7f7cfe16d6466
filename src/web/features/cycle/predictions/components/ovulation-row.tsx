import { Trans, useLingui } from "@lingui/react/macro";
import type { CycleFacts } from "#domain/cycles/cycle-facts.ts";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import type { CycleOverview } from "#domain/phase/cycle-overview.ts";
import { ovulationLine } from "../words.ts";
import { PredictionRow } from "./prediction-row.tsx";

interface OvulationRowProps {
  readonly facts: CycleFacts;
  readonly overview: CycleOverview;
  readonly today: CalendarDay;
}

export function OvulationRow({ facts, overview, today }: OvulationRowProps) {
  const { i18n } = useLingui();
  const line = ovulationLine(facts, overview, today, i18n);
  if (line === null) return null;
  return <PredictionRow title={<Trans>Ovulation</Trans>} line={line} tone="gold" />;
}
