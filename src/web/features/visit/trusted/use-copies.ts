import { useEffect, useRef } from "react";
import type { ListedView } from "#contract/visit/trusted-views.ts";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import type { CycleOverview } from "#domain/phase/cycle-overview.ts";
import { useQueryClient } from "#web/api/queries/client-context.ts";
import { sealStale } from "./api.ts";

/** Updates the shared copies when the data changes; a failure is retried at the next change. */
export function useCopies(
  views: readonly ListedView[],
  overview: CycleOverview,
  today: CalendarDay,
): void {
  const client = useQueryClient();
  const isSealing = useRef(false);
  useEffect(() => {
    // WebCrypto needs a secure context.
    if (isSealing.current || !isSecureContext) return;
    isSealing.current = true;
    sealStale(views, overview, today)
      .catch(() => true)
      .then((isAny) => {
        isSealing.current = false;
        if (isAny) void client.invalidateQueries({ queryKey: ["/api/trusted-views"] });
      });
  }, [client, views, overview, today]);
}
