import { useLingui } from "@lingui/react/macro";
import { type ComponentType, useEffect, useState } from "react";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import { loadConcernsAhead } from "#web/entry/concerns/saved-place.tsx";
import { fetchAhead } from "#web/entry/fetch-ahead.ts";
import { showToast } from "#web/ui/toasts/toast.tsx";
import { closeLog, type LogProps, type OpenLog, useOpenLog } from "./log-opening.ts";

const load = {
  health: async () => ({ default: (await import("./health-log-dialog.tsx")).HealthLogDialog }),
  day: async () => ({ default: (await import("./day-log-dialog.tsx")).DayLogDialog }),
};

type Loaded = Partial<Record<OpenLog["log"], ComponentType<LogProps>>>;

export function OpenLogs({ today }: { readonly today: CalendarDay }) {
  const { t } = useLingui();
  const open = useOpenLog();
  const [loaded, setLoaded] = useState<Loaded>({});
  const isOpen = open !== null;
  const pending = open !== null && loaded[open.log] === undefined ? open.log : null;
  useEffect(() => closeLog, []);

  useEffect(() => (isOpen ? fetchAhead(loadConcernsAhead) : undefined), [isOpen]);

  useEffect(() => {
    if (pending === null) return;
    load[pending]().then(
      ({ default: Log }) => setLoaded((before) => ({ ...before, [pending]: Log })),
      () => {
        closeLog();
        showToast({
          title: t`We couldn't load the log`,
          description: t`Check your connection and try again.`,
          variant: "destructive",
        });
      },
    );
  }, [pending, t]);

  const Log = open === null ? undefined : loaded[open.log];
  return open !== null && Log !== undefined ? <Log open={open} today={today} /> : null;
}
