import type { getCycleSummary } from "#contract/cycles.ts";
import type { ResponseData } from "#contract/endpoint.ts";
import { factsOf } from "#contract/facts.ts";
import type { getForecast } from "#contract/forecast.ts";
import type { CalendarDay } from "#domain/calendar-day.ts";
import type { CycleFacts } from "#domain/cycle-facts.ts";
import { cycleOverview } from "#domain/cycle-overview.ts";
import { fertileDays } from "#domain/fertile-days.ts";
import type { Forecast } from "#domain/forecast-period.ts";
import type { SignedCall } from "#server/http/route.ts";
import { createSessionCache } from "#server/http/session-cache.ts";
import type { Journal } from "#server/storage/journal/journal.ts";
import { readProfile } from "#server/storage/journal/profile-entry.ts";
import { createPauses } from "#server/storage/slices.ts";

type Summary = ResponseData<typeof getCycleSummary>;
type Insight = ResponseData<typeof getForecast>;

/** Her position in the cycle and the forecast, as the two routes answer them. */
interface Overview {
  readonly summary: Summary;
  readonly insight: Insight;
}

export type ReadOverview = (signed: SignedCall) => Promise<Overview>;

export function createOverview(journal: Journal): ReadOverview {
  const cache = createSessionCache<Overview>();
  return (signed) =>
    cache.get(signed, async () => {
      const reader = journal.read(signed.owner);
      const [cycles, profile, signs] = await Promise.all([
        reader.list("cycle"),
        readProfile(reader),
        reader.list("ovulation"),
      ]);
      const { today } = signed;
      return overviewOf(factsOf(cycles, profile, today, signs), today);
    });
}

async function overviewOf(facts: CycleFacts, today: CalendarDay): Promise<Overview> {
  const pause = createPauses();
  const overview = cycleOverview(facts, today);
  const forecast = toAnswer(overview.forecast);
  await pause();
  const fertile = fertileDays(facts, overview.forecast, today);
  return {
    summary: {
      nextPeriodDate: forecast.kind === "forecast" ? forecast.likelyDay : null,
      totalCycles: overview.totalCycles,
      avgCycleLength: overview.averageCycleLength,
      avgPeriodLength: overview.averagePeriodLength,
      forecast,
    },
    insight: {
      forecast,
      fertileWindow: overview.fertileWindow,
      fertileDays: fertile.kind === "days" ? { ...fertile, days: [...fertile.days] } : fertile,
    },
  };
}

/** The contract's lists are mutable, the domain's readonly. */
function toAnswer(forecast: Forecast): Summary["forecast"] {
  return forecast.kind === "forecast"
    ? { ...forecast, days: [...forecast.days], reasons: [...forecast.reasons] }
    : forecast;
}
