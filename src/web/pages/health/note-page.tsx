import { Redirect } from "wouter";
import type { MessageFacts } from "#contract/push/reminders.ts";
import { useClock } from "#web/entry/use-clock.ts";
import { useDueReminders } from "#web/features/account/reminders/api.ts";
import { useTimeOfDay } from "#web/features/account/reminders/use-time-of-day.ts";
import { type AnsweredNotes, placeOfNote } from "#web/features/account/reminders/view-model.ts";
import { NotePlan } from "#web/pages/health/note-plan.tsx";
import { PageSkeleton } from "#web/ui/page-skeleton.tsx";
import { useOwnMessages } from "./use-own-messages.ts";

/** Target of push messages, which contain no content; finds the page from the user's data. */
export function NotePage() {
  const { today } = useClock();
  const { data, error } = useDueReminders();
  if (data === undefined && error === null) return <PageSkeleton />;
  if (data === undefined) return <Redirect to="/" replace />;
  // An answer cached by an earlier release has no facts.
  const { facts = null } = data;
  if (facts !== null && data.day === today) return <OwnNote day={data.day} facts={facts} />;
  return (
    <>
      <NotePlan />
      <ToPlace {...data} />
    </>
  );
}

interface OwnNoteProps {
  readonly day: AnsweredNotes["day"];
  readonly facts: MessageFacts;
}

/** For messages computed on this device. */
function OwnNote({ day, facts }: OwnNoteProps) {
  const { data, hasFailed } = useOwnMessages(facts);
  if (data !== undefined) return <ToPlace day={day} {...data} />;
  return hasFailed ? <Redirect to="/" replace /> : <PageSkeleton />;
}

function ToPlace(answer: AnsweredNotes) {
  const { today } = useClock();
  const time = useTimeOfDay();
  return <Redirect to={placeOfNote(answer, { today, time })} replace />;
}
