import type { Forecast } from "../forecast/forecast-period.ts";
import { type CycleOverview, isWithoutCycle } from "./cycle-overview.ts";

/**
 * Returns the forecast that screens, reminders and files may show: paused where hormones set the
 * days of bleeding, which the calendar of the method shows instead.
 * @example shownForecast(cycleOverview({ ...facts, contraception: "pill" }, today)) // { kind: "paused", reason: "method" }
 */
export const shownForecast = (
  overview: Pick<CycleOverview, "forecast" | "fertileWindow">,
): Forecast =>
  overview.forecast.kind === "forecast" && isWithoutCycle(overview)
    ? { kind: "paused", reason: "method" }
    : overview.forecast;
