import {
  beliefOfLengths,
  fittedLengthModel,
  lengthOdds,
  mostSuspectedCycle,
  runningForecast,
} from "#domain/forecast/forecast-length.ts";
import { shiftToOwnCycles } from "#domain/forecast/held-middle.ts";
import { lengthCells } from "#domain/lengths/length-cells.ts";
import type { ObservedLength } from "#domain/lengths/length-evidence.ts";
import { shiftedOdds } from "#domain/lengths/length-odds.ts";
import { ERRATIC, INFREQUENT, MONTHLY, UNUSUAL } from "#domain/lengths/length-population.ts";
import { seededRandom } from "./seeded-random.ts";
import type { Target } from "./targets.ts";
import { NOTHING_STATED } from "./walk-forward.ts";

const FORECASTS = 2000;
const TABLES = 20;
const LATER = 20;
const PCOS_STATED = { ...NOTHING_STATED, pcos: "yes" } as const;

/** Mean CPU milliseconds of one of `count` runs, unaffected by other load. */
function cpuTime(count: number, run: (place: number) => unknown): number {
  const began = process.cpuUsage();
  for (let place = 0; place < count; place += 1) run(place);
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1000 / count;
}

function histories(): ObservedLength[][] {
  const uniform = seededRandom(7);
  return Array.from({ length: FORECASTS }, () =>
    Array.from({ length: 1 + Math.floor(uniform() * 24) }, () => ({
      length: 24 + Math.floor(uniform() * 12),
      missedLog: "not-asked" as const,
    })),
  );
}

/** Prints the mean CPU time of the tables and of forecasts on this machine. */
export function printSpeed(): Target[] {
  const all = histories();
  const historyAt = (place: number) => all[place] ?? [];
  const beliefAt = (place: number) => beliefOfLengths(historyAt(place), NOTHING_STATED);
  const tables = cpuTime(TABLES, () =>
    [MONTHLY, INFREQUENT, ERRATIC, UNUSUAL].map((population) => lengthCells(population)),
  );
  fittedLengthModel();
  const first = cpuTime(FORECASTS, (place) => lengthOdds(beliefAt(place), 0));
  const withPcos = cpuTime(FORECASTS, (place) => {
    const odds = lengthOdds(beliefOfLengths(historyAt(place), PCOS_STATED), 0);
    return shiftedOdds(odds, shiftToOwnCycles(historyAt(place), PCOS_STATED, odds));
  });
  const later = cpuTime(FORECASTS, (place) => runningForecast(beliefAt(place), LATER, "not-asked"));
  const late = cpuTime(FORECASTS, (place) => runningForecast(beliefAt(place), 60, "not-asked"));
  const suspicion = cpuTime(FORECASTS, (place) =>
    mostSuspectedCycle(historyAt(place), NOTHING_STATED),
  );
  console.log("\nProcessor time, ms, mean");
  for (const [name, time] of [
    ["the tables, once", tables],
    ["a forecast on the first day", first],
    ["the same with PCOS told", withPcos],
    [`a forecast on day ${LATER}`, later],
    ["a forecast on day 60", late],
    ["which past cycle to ask about", suspicion],
  ] as const) {
    console.log(`${name.padEnd(32)}${time.toFixed(2)}`);
  }
  return [
    { name: "speed: first forecast, ms", value: first, most: 1 },
    { name: "speed: first forecast with PCOS told, ms", value: withPcos, most: 1 },
    { name: `speed: forecast on day ${LATER}, ms`, value: later, most: 1 },
    { name: "speed: forecast on day 60, ms", value: late, most: 1 },
  ];
}
