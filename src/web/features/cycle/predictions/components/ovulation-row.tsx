import { Trans, useLingui } from "@lingui/react/macro";
import type { KnownCycle } from "../view-model.ts";
import { ovulationLine } from "../words.ts";
import { PredictionRow } from "./prediction-row.tsx";

export function OvulationRow({ facts, overview, today }: KnownCycle) {
  const { i18n } = useLingui();
  const line = ovulationLine(facts, overview, today, i18n);
  if (line === null) return null;
  return <PredictionRow title={<Trans>Ovulation</Trans>} line={line} tone="gold" />;
}
