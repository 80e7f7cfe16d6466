import type { getCycleSummary } from "#contract/entries/cycles.ts";
import { factsOf } from "#contract/insights/facts.ts";
import type { getForecast } from "#contract/insights/forecast.ts";
import type { ResponseData } from "#contract/kernel/endpoint.ts";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import { type Forecast, forecastInSlices } from "#domain/forecast/forecast-period.ts";
import { cycleOverview } from "#domain/phase/cycle-overview.ts";
import { fertileDays } from "#domain/phase/fertile-days.ts";
import { readProfile } from "#server/storage/journal/reading/profile-entry.ts";
import type { Reader } from "#server/storage/journal/reading/reader.ts";
import { createPauses, resultInSlices } from "#server/storage/slices.ts";

type Summary = ResponseData<typeof getCycleSummary>;
type Insight = ResponseData<typeof getForecast>;

export interface Overview {
  readonly summary: Summary;
  readonly insight: Insight & { readonly forecast: ReturnType<typeof toAnswer> };
}

export async function overviewOf(reader: Reader, today: CalendarDay): Promise<Overview> {
  const [cycles, profile, signs] = await Promise.all([
    reader.list("cycle"),
    readProfile(reader),
    reader.list("ovulation"),
  ]);
  const pause = createPauses();
  await pause();
  const facts = factsOf(cycles, profile, today, signs);
  const worked = await resultInSlices(forecastInSlices(facts, today));
  await pause();
  const overview = cycleOverview(facts, today, worked);
  const forecast = toAnswer(overview.forecast);
  await pause();
  const fertile = fertileDays(facts, overview.forecast, today);
  return {
    summary: {
      nextPeriodDate: overview.forecast.kind === "forecast" ? overview.forecast.expectedDay : null,
      totalCycles: overview.totalCycles,
      avgCycleLength: overview.averageCycleLength,
      avgPeriodLength: overview.averagePeriodLength,
      cycleLengths: overview.cycleLengths,
      periodLengths: overview.periodLengths,
      forecast,
    },
    insight: {
      forecast,
      fertileWindow: overview.fertileWindow,
      fertileDays: fertile.kind === "days" ? { ...fertile, days: [...fertile.days] } : fertile,
    },
  };
}

const toAnswer = (forecast: Forecast) =>
  forecast.kind === "forecast"
    ? { ...forecast, days: [...forecast.days], reasons: [...forecast.reasons] }
    : forecast;
