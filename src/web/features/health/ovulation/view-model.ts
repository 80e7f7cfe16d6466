import type { Ovulation } from "#contract/entries/ovulation.ts";
import type { CycleFacts } from "#domain/cycles/cycle-facts.ts";
import { completedCycles, currentCycleStart } from "#domain/cycles/cycle-history.ts";
import { bleedingDays } from "#domain/cycles/periods/bleeding-days.ts";
import { addDays, type CalendarDay } from "#domain/days/calendar-day.ts";
import { signsBetween } from "#domain/ovulation/cycle-signs.ts";
import { type OvulationEvidence, ovulationEvidence } from "#domain/ovulation/ovulation-evidence.ts";
import { linearScale, niceTicks } from "#web/ui/charts/chart-scale.ts";

export interface ChartDay {
  readonly day: CalendarDay;
  readonly cycleDay: number;
  readonly isBleeding: boolean;
  readonly entry: Ovulation | null;
  /** Whether the rules count the day's temperature. */
  readonly isCounted: boolean;
}

export interface ChartedCycle {
  readonly startDay: CalendarDay;
  readonly lastDay: CalendarDay;
  readonly isRunning: boolean;
  readonly days: readonly ChartDay[];
  readonly evidence: OvulationEvidence;
}

export function chartedCycles(
  facts: CycleFacts,
  entries: readonly Ovulation[],
  today: CalendarDay,
): readonly ChartedCycle[] {
  const bleeding = bleedingDays(facts, today);
  const byDay = new Map(entries.map((entry) => [entry.date, entry]));
  const charted = (startDay: CalendarDay, lastDay: CalendarDay, isRunning: boolean) => {
    const signs = signsBetween(facts.signs ?? [], startDay, lastDay);
    const days = signs.temperatures.map((temperature, place): ChartDay => {
      const day = addDays(startDay, place);
      return {
        day,
        cycleDay: place + 1,
        isBleeding: bleeding.has(day),
        entry: byDay.get(day) ?? null,
        isCounted: temperature !== null,
      };
    });
    return { startDay, lastDay, isRunning, days, evidence: ovulationEvidence(signs) };
  };
  const past = completedCycles(facts.cycles).map(({ startDay, length }) =>
    charted(startDay, addDays(startDay, length - 1), false),
  );
  const start = currentCycleStart(facts);
  if (start === null) return past;
  return [...past, charted(start, start > today ? start : today, true)];
}

export function hasSigns({ days }: ChartedCycle): boolean {
  return days.some(({ entry }) => entry !== null);
}

const LEFT = 46;
const RIGHT = 10;
const TOP = 16;
const TEMPERATURES = 190;
const ROW = 38;
/** Minimum width in days, so that a new cycle is not stretched across the page. */
const FEWEST_DAYS = 28;
/** Minimum span in °C, so that small variations don't look large. */
const LEAST_SPAN = 0.6;

export interface ChartFrame {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  /** y of the string of days, below the temperatures. */
  readonly floor: number;
  readonly mucusRow: number;
  readonly testRow: number;
  readonly height: number;
  readonly radius: number;
  readonly step: number;
  readonly ticks: readonly number[];
  readonly dayTicks: readonly number[];
  readonly x: (cycleDay: number) => number;
  readonly y: (temperature: number) => number;
}

function temperatureTicks({ days, evidence: { temperatureShift } }: ChartedCycle): number[] {
  const readings = days.flatMap(({ entry }) => entry?.basalBodyTemp ?? []);
  if (temperatureShift.detected) readings.push(temperatureShift.coverline);
  if (readings.length === 0) return niceTicks({ min: 36.2, max: 36.8 }, 3);
  const min = Math.min(...readings);
  const max = Math.max(...readings);
  const spare = Math.max(0.1, LEAST_SPAN - (max - min)) / 2;
  return niceTicks({ min: min - spare, max: max + spare }, 4);
}

export function chartFrame(cycle: ChartedCycle, width: number): ChartFrame {
  const count = Math.max(FEWEST_DAYS, cycle.days.length);
  const step = (width - LEFT - RIGHT) / count;
  const ticks = temperatureTicks(cycle);
  const floor = TOP + TEMPERATURES + 22;
  const extent = { min: Math.min(...ticks), max: Math.max(...ticks) };
  const everyWeek = Math.ceil(26 / (step * 7)) * 7;
  return {
    left: LEFT,
    right: width - RIGHT,
    top: TOP,
    floor,
    mucusRow: floor + ROW,
    testRow: floor + ROW * 2,
    height: floor + ROW * 2 + 34,
    radius: Math.max(2, Math.min(5, step * 0.42)),
    step,
    ticks,
    dayTicks: Array.from(
      { length: Math.floor((count - 1) / everyWeek) + 1 },
      (_, place) => place * everyWeek + 1,
    ),
    x: (cycleDay) => Math.round((LEFT + (cycleDay - 0.5) * step) * 100) / 100,
    y: linearScale(extent, TOP + TEMPERATURES, TOP),
  };
}
