import { resultOf } from "../basics/steps.ts";
import type { CycleFacts } from "../cycles/cycle-facts.ts";
import { currentCycleStart } from "../cycles/cycle-history.ts";
import type { CalendarDay } from "../days/calendar-day.ts";
import { quantile } from "../lengths/length-odds.ts";
import { notesOf } from "../ovulation/notes-of.ts";
import type { CycleSigns, OvulationEvidence } from "../ovulation/ovulation-evidence.ts";
import { nextReading } from "../signs/next-reading.ts";
import { CLEAR, hasSigns } from "../signs/ovulation-ratios.ts";
import { type RunningSigns, weighRunning } from "../signs/running-signs.ts";
import type { SignKind } from "../signs/sign-belief.ts";
import { runningInSlices, signBeliefOf } from "./outlook.ts";

/** What one kind of sign shows in this cycle, and how it alone moves the likely day. */
export interface SignEffect {
  readonly kind: SignKind;
  /** Days by which the median moves; negative is earlier. */
  readonly moved: number;
  /** Latest readings above the six before them; for temperatures only. */
  readonly warmDays: number;
  /** The cycle day of the last clear mucus, positive test or wearable's ovulation; `null` if none. */
  readonly lastSeen: number | null;
}

export interface SignsExplained {
  readonly effects: readonly SignEffect[];
  /** The reading that would narrow the forecast most tomorrow; `null` if none does. */
  readonly next: ReturnType<typeof nextReading>;
}

const LIST = {
  temperature: "temperatures",
  mucus: "mucus",
  test: "luteinisingTests",
  wearable: "wearables",
} as const;
const KINDS = ["temperature", "mucus", "test", "wearable"] as const;

/** Lows that a warm day is compared with, as in the symptothermal rule. */
const LOWS = 6;

function warmDays(
  { temperatures }: CycleSigns,
  { temperatureShift: rise }: OvulationEvidence,
): number {
  const readings = notesOf(temperatures);
  if (rise.detected) return readings.filter(({ index }) => index >= rise.firstHighIndex).length;
  const values = readings.map(({ value }) => value);
  const most = values.length - LOWS;
  const isWarm = (count: number) =>
    Math.min(...values.slice(-count)) > Math.max(...values.slice(-count - LOWS, -count));
  for (let count = most; count > 0; count -= 1) if (isWarm(count)) return count;
  return 0;
}

function lastSeen(
  kind: SignKind,
  { mucus, luteinisingTests, wearables }: CycleSigns,
): number | null {
  const isSeen = {
    temperature: () => false,
    mucus: (place: number) => (mucus[place] ?? 0) >= CLEAR,
    test: (place: number) => luteinisingTests[place] === "positive",
    wearable: (place: number) => wearables[place] !== null,
  }[kind];
  const place = [...mucus.keys()].findLast(isSeen);
  return place === undefined ? null : place + 1;
}

function onlyKind(running: RunningSigns, kind: SignKind): RunningSigns {
  const none = running.signs.mucus.map(() => null);
  const silent = { temperatures: none, mucus: none, luteinisingTests: none, wearables: none };
  return { ...running, signs: { ...silent, [LIST[kind]]: running.signs[LIST[kind]] } };
}

/**
 * Explains how the signs of the running cycle move the forecast of the next period, each kind
 * compared with the forecast from cycle lengths alone; `null` without a cycle.
 * @example explainSigns(facts, today)?.effects // [{ kind: "temperature", moved: -2, warmDays: 3, … }]
 */
export function explainSigns(facts: CycleFacts, today: CalendarDay): SignsExplained | null {
  const cycleStart = currentCycleStart(facts);
  if (cycleStart === null) return null;
  const before = resultOf(runningInSlices(facts, today, cycleStart));
  const running = { ...before, belief: signBeliefOf(facts) };
  const byLengths = quantile(running.odds, 0.5);
  const effects = KINDS.map((kind) => ({ kind, alone: onlyKind(running, kind) }))
    .filter(({ alone }) => hasSigns(alone.signs))
    .map(({ kind, alone }) => ({
      kind,
      moved: quantile(weighRunning(alone).lengths, 0.5) - byLengths,
      warmDays: kind === "temperature" ? warmDays(running.signs, before.evidence) : 0,
      lastSeen: lastSeen(kind, running.signs),
    }));
  return { effects, next: nextReading(running) };
}
