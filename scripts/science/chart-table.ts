import { readFileSync } from "node:fs";
import type { CycleSigns } from "#domain/ovulation/ovulation-evidence.ts";

export interface ChartCycle {
  readonly length: number;
  readonly hasChart: boolean;
  /** One element per day. */
  readonly signs: CycleSigns;
}

/** Consecutive cycles of a woman, oldest first. */
export interface ChartRun {
  readonly woman: string;
  readonly cycles: readonly ChartCycle[];
}

interface StoredDay {
  readonly day: number;
  readonly temperature?: number;
  readonly mucus?: "dry" | "sticky" | "creamy" | "egg_white";
  readonly ovulationTest?: "negative" | "positive";
}

interface StoredRun {
  readonly woman: string | number;
  readonly cycles: readonly {
    readonly length: number;
    readonly hasChart: boolean;
    readonly days?: readonly StoredDay[];
  }[];
}

const GRADES = { dry: 0, sticky: 3, creamy: 3, egg_white: 4 } as const;

function signsOf(length: number, days: readonly StoredDay[]): CycleSigns {
  const byDay = new Map(days.map((noted) => [noted.day, noted]));
  const noted = Array.from({ length }, (_, place) => byDay.get(place + 1));
  return {
    temperatures: noted.map((day) => day?.temperature ?? null),
    mucus: noted.map((day) => (day?.mucus === undefined ? null : GRADES[day.mucus])),
    luteinisingTests: noted.map((day) => day?.ovulationTest ?? null),
    wearables: [],
  };
}

/** Reads runs from a JSON file in the format described in docs/predictions.md. */
export function readCharts(path: string): ChartRun[] {
  const stored = JSON.parse(readFileSync(path, "utf8")) as StoredRun[];
  return stored.map(({ woman, cycles }) => ({
    woman: String(woman),
    cycles: cycles.map(({ length, hasChart, days = [] }) => ({
      length,
      hasChart,
      signs: signsOf(length, days),
    })),
  }));
}
