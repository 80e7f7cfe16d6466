import { isFloText, readFloText } from "../apps/flo.ts";
import { isPeriodTracker, periodTrackerDates, readPeriodTracker } from "../apps/period-tracker.ts";
import type { Diary } from "../diary/diary.ts";
import type { LocalClock } from "../diary/file-history.ts";
import { calendarOf } from "../tables/calendar.ts";
import { datedLines } from "../tables/dated-lines.ts";
import { type DateOrder, likelyOrders } from "./date-order.ts";
import { clearDates, type Recognised } from "./recognised.ts";

export function recognisePlainText(text: string, clock: LocalClock): Recognised | null {
  const { today } = clock;
  if (isFloText(text)) {
    const tell = (diary: Diary) => readFloText(diary, text);
    return { kind: "told", source: "flo", ...clearDates, tell };
  }
  if (isPeriodTracker(text)) {
    const dates = periodTrackerDates(text);
    const tell = (diary: Diary, order: DateOrder) => readPeriodTracker(diary, text, order);
    const orders = likelyOrders(dates, today);
    return { kind: "told", source: "period_tracker", orders, example: dates[0] ?? "", tell };
  }
  if (!text.startsWith("BEGIN:VCALENDAR")) return datedLines(text, clock);
  const { tell } = calendarOf(text, clock);
  return { kind: "told", source: "table", ...clearDates, tell };
}
