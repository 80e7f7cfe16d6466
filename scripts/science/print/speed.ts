import { addDays, calendarDay, FIRST_DAY } from "#domain/days/calendar-day.ts";
import {
  beliefOfLengths,
  fittedLengthModel,
  lengthOdds,
  mostSuspectedCycle,
  runningForecast,
} from "#domain/forecast/forecast-length.ts";
import { forecastPeriod } from "#domain/forecast/forecast-period.ts";
import { shiftToOwnCycles } from "#domain/forecast/held-middle.ts";
import { lengthCells } from "#domain/lengths/length-cells.ts";
import type { ObservedLength } from "#domain/lengths/length-evidence.ts";
import { shiftedOdds } from "#domain/lengths/length-odds.ts";
import { ERRATIC, INFREQUENT, MONTHLY, UNUSUAL } from "#domain/lengths/length-population.ts";
import { signsBetween } from "#domain/ovulation/cycle-signs.ts";
import { weighRunning } from "#domain/signs/running-signs.ts";
import { anySigns } from "#domain/signs/sign-belief.ts";
import { shareOfRise } from "#domain/signs/temperature-evidence.ts";
import { cyclesOfLengths, factsOf } from "#domain/testing/example-facts.ts";
import { seededRandom } from "../seeded-random.ts";
import type { Target } from "../targets.ts";
import { NOTHING_STATED } from "../walk-forward.ts";

const FORECASTS = 2000;
const TABLES = 20;
const LATER = 20;
const CHARTED = 300;
const PCOS_STATED = { ...NOTHING_STATED, pcos: "yes" } as const;

const BATCHES = 10;

/** The mean of the fastest tenth, as other processes on the same cores slow the rest. */
function cpuTime(count: number, run: (place: number) => unknown): number {
  const size = count / BATCHES;
  const times = Array.from({ length: BATCHES }, (_, batch) => {
    const began = process.cpuUsage();
    for (let place = 0; place < size; place += 1) run(batch * size + place);
    const { user, system } = process.cpuUsage(began);
    return (user + system) / 1000 / size;
  });
  return Math.min(...times);
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

const CYCLE = 28;
const RUNNING_DAY = 20;

/** Facts with a temperature, mucus and a test on every day of completed cycles and the running one. */
function chartedFacts(cycles: number) {
  const logged = cyclesOfLengths(Array<number>(cycles).fill(CYCLE), calendarDay("2016-01-05"));
  const start = logged[cycles]?.startDay ?? FIRST_DAY;
  const signs = Array.from({ length: cycles * CYCLE + RUNNING_DAY + 1 }, (_, place) => {
    const since = (place % CYCLE) - 14;
    return {
      day: addDays(start, place - cycles * CYCLE),
      temperature: 36.4 + 0.35 * shareOfRise(since) + ((place * 7) % 5) / 40,
      mucus: Math.abs(since) < 3 ? ("egg_white" as const) : ("dry" as const),
      ovulationTest: since === -1 ? ("positive" as const) : ("negative" as const),
    };
  });
  return { facts: factsOf({ cycles: logged, signs }), start, today: addDays(start, RUNNING_DAY) };
}

/** A forecast after a change: nothing learned or indexed from earlier facts is reused. */
function chartedTime(years: number): number {
  const { facts, today } = chartedFacts(years * 13);
  const { signs = [] } = facts;
  return cpuTime(CHARTED, () => forecastPeriod({ ...facts, signs: [...signs] }, today));
}

function runningTime(): number {
  const { facts, start, today } = chartedFacts(0);
  const belief = beliefOfLengths([], NOTHING_STATED);
  const running = {
    elapsed: RUNNING_DAY,
    odds: lengthOdds(belief, RUNNING_DAY),
    oddsAtFirst: lengthOdds(belief, 0),
    signs: signsBetween(facts.signs ?? [], start, today),
    belief: anySigns({ hasPcos: false }),
  };
  return cpuTime(CHARTED, () => weighRunning(running));
}

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
  const [running, twoYears, tenYears] = [runningTime(), chartedTime(2), chartedTime(10)];
  console.log("\nProcessor time, ms");
  for (const [name, time] of [
    ["the tables, once", tables],
    ["a forecast on the first day", first],
    ["the same with PCOS told", withPcos],
    [`a forecast on day ${LATER}`, later],
    ["a forecast on day 60", late],
    ["which past cycle to ask about", suspicion],
    ["the running cycle's signs", running],
    ["two years of daily signs", twoYears],
    ["ten years of daily signs", tenYears],
  ] as const) {
    console.log(`${name.padEnd(32)}${time.toFixed(2)}`);
  }
  return [
    { name: "speed: first forecast, ms", value: first, most: 1 },
    { name: "speed: first forecast with PCOS told, ms", value: withPcos, most: 1 },
    { name: `speed: forecast on day ${LATER}, ms`, value: later, most: 1 },
    { name: "speed: forecast on day 60, ms", value: late, most: 1 },
    { name: "speed: the running cycle's signs, ms", value: running, most: 0.5 },
    { name: "speed: forecast from two years of daily signs, ms", value: twoYears, most: 2 },
    { name: "speed: forecast from ten years of daily signs, ms", value: tenYears, most: 5 },
  ];
}
