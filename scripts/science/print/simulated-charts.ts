import { anySigns } from "#domain/signs/sign-belief.ts";
import { askChart, type ChartAnswer } from "../ask-charts.ts";
import { metricsOf } from "../metrics.ts";
import { CHART_KINDS, type ChartKind, simulatedCharts } from "../simulated-charts.ts";
import type { Target } from "../targets.ts";

const WOMEN = 40;
const HORIZONS = [12, 5];
/** Number of earlier cycles for the first and for the fourth cycle. */
const FOURTH = 3;

interface Asked extends ChartAnswer {
  readonly place: number;
}

function askAll(kind: ChartKind): Asked[] {
  const start = anySigns({ hasPcos: kind.hasPcos });
  const pcos = kind.hasPcos ? "yes" : null;
  return simulatedCharts(kind, WOMEN, 36).flatMap(({ cycles }) =>
    cycles.flatMap(({ length }, place) =>
      HORIZONS.map((horizon) => ({
        ...askChart(cycles.slice(0, place + 1), length - horizon, { start, pcos }),
        place,
      })),
    ),
  );
}

function ratioOf(asked: readonly Asked[]): number {
  const crpsBy = (way: "signs" | "lengths") => metricsOf(asked.map((each) => each[way])).crps ?? 0;
  return crpsBy("signs") / crpsBy("lengths");
}

/** Charts of simulated women with misleading signs: they only test the arithmetic. */
export function printSimulatedCharts(): Target[] {
  console.log("\nInvented charts: CRPS ÷ that of lengths only");
  console.log(`${"kind".padEnd(24)}${"all".padEnd(8)}${"first".padEnd(8)}fourth on`);
  return CHART_KINDS.flatMap((kind) => {
    const asked = askAll(kind);
    const first = ratioOf(asked.filter(({ place }) => place === 0));
    const later = ratioOf(asked.filter(({ place }) => place >= FOURTH));
    const all = ratioOf(asked);
    console.log(
      `${kind.name.padEnd(24)}${all.toFixed(2).padEnd(8)}${first.toFixed(2).padEnd(8)}${later.toFixed(2)}`,
    );
    return [
      { name: `invented, ${kind.name}: first charted cycle`, value: first, most: 1.12 },
      { name: `invented, ${kind.name}: from the fourth on`, value: later, most: 1.03 },
    ];
  });
}
