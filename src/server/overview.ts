import type * as z from "zod/mini";
import { factsOf } from "#contract/facts.ts";
import type { ForecastSchema } from "#contract/forecast.ts";
import { type CycleOverview, cycleOverview } from "#domain/cycle-overview.ts";
import { type FertileDays, fertileDays } from "#domain/fertile-days.ts";
import type { Forecast } from "#domain/forecast-period.ts";
import type { Signed } from "./http.ts";
import { ONLY } from "./journal/collections.ts";
import type { Journal } from "./journal/journal.ts";
import { createSessionCache } from "./session-cache.ts";

/** Where she is in her cycle and what may come: the one answer every route gives. */
export type Overview = (
  signed: Signed,
) => Promise<CycleOverview & { readonly fertileDays: FertileDays }>;

export function createOverview(journal: Journal): Overview {
  const cache = createSessionCache<Awaited<ReturnType<Overview>>>();
  return (signed) =>
    cache.get(signed, async () => {
      const reader = journal.read(signed.owner);
      const [cycles, profile, signs] = await Promise.all([
        reader.list("cycle"),
        reader.find("profile", ONLY),
        reader.list("ovulation"),
      ]);
      const facts = factsOf(cycles, profile, signs);
      const overview = cycleOverview(facts, signed.today);
      return { ...overview, fertileDays: fertileDays(facts, overview.forecast, signed.today) };
    });
}

/** The forecast in the form the contract gives it. */
export function toAnswer(forecast: Forecast): z.output<typeof ForecastSchema> {
  return forecast.kind === "forecast"
    ? { ...forecast, days: [...forecast.days], reasons: [...forecast.reasons] }
    : forecast;
}
