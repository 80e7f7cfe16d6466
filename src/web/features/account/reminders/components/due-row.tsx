import { useLingui } from "@lingui/react/macro";
import { useLayoutEffect } from "react";
import { useClock } from "#web/entry/use-clock.ts";
import { Icon } from "#web/ui/icon.tsx";
import { useDueReminders } from "../api.ts";
import { dueWords } from "../due-words.ts";
import { useTimeOfDay } from "../use-time-of-day.ts";
import { dueNow } from "../view-model.ts";

/** Calls `onKnown` before the first paint with the data, so that the layout doesn't shift later. */
export function DueRow({ onKnown }: { readonly onKnown?: () => void }) {
  const { i18n, t } = useLingui();
  const { today } = useClock();
  const time = useTimeOfDay();
  const { data, error } = useDueReminders();
  const isKnown = data !== undefined || error !== null;
  useLayoutEffect(() => {
    if (isKnown) onKnown?.();
  }, [isKnown, onKnown]);
  const due = data === undefined ? [] : dueNow(data, { today, time });
  if (data === undefined || due.length === 0) return null;
  return (
    <nav data-due aria-label={t`Due now`} className="chips">
      {due.map((reminder) => (
        <a
          key={`${reminder.kind} ${reminder.about}`}
          href={reminder.href}
          className="flex min-h-11 flex-none items-center gap-1.5 rounded-full bg-violet-wash pr-2.5 pl-4 text-sm leading-4 font-semibold no-underline ring-1 ring-line ring-inset"
        >
          {i18n._(dueWords(reminder, data.tone))}
          <Icon name="chevron-right" size={16} className="flex-none" />
        </a>
      ))}
    </nav>
  );
}
