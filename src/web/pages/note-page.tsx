import { Redirect } from "wouter";
import { useClock } from "#web/entry/use-clock.ts";
import { useDueReminders } from "#web/features/account/reminders/api.ts";
import { useTimeOfDay } from "#web/features/account/reminders/use-time-of-day.ts";
import { placeOfNote } from "#web/features/account/reminders/view-model.ts";
import { NotePlan } from "#web/pages/note-plan.tsx";
import { PageSkeleton } from "#web/ui/page-skeleton.tsx";

/** Where a push message leads: it does not know what it is about, her record does. */
export function NotePage() {
  const { today } = useClock();
  const time = useTimeOfDay();
  const { data, error } = useDueReminders();
  if (data === undefined && error === null) return <PageSkeleton />;
  return (
    <>
      <NotePlan />
      <Redirect to={data === undefined ? "/" : placeOfNote(data, { today, time })} replace />
    </>
  );
}
