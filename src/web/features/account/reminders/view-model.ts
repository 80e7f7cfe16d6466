import type { CallAnswer } from "#contract/endpoints.ts";
import type { DueReminder } from "#contract/push/reminders.ts";

type Answer = CallAnswer<"GET /api/reminders/due">;
type Kind = DueReminder["kind"];

interface Now {
  readonly today: string;
  readonly time: string;
}

const HOME = "/";

const placeByKind: Readonly<Record<Kind, string>> = {
  doses: "/my-health/medications",
  injections: "/my-health/medications",
  packs: "/my-health/medications",
  appointment: "/my-health/doctor-visit",
  dailyLog: "/track",
  carePlan: "/learn/care-plan",
  period: HOME,
  premenstrual: HOME,
  fertileDays: HOME,
  lifeStage: HOME,
  recoveryCode: "/settings/security",
};

function placeOf({ kind, about }: DueReminder): string {
  if (kind === "premenstrual") return "/track";
  if (kind === "lifeStage") return about === "test" ? "/signs" : "/my-health/doctor-visit";
  return placeByKind[kind];
}

/** Home shows these in their own cards. */
const homeKinds: readonly Kind[] = ["period", "fertileDays", "recoveryCode"];

export interface DueNow extends DueReminder {
  readonly href: string;
}

/**
 * One item per kind. Ignores an answer of another day, which may be all there is offline.
 * @example dueNow(answer, { today: "2026-11-20", time: "08:30" })
 */
export function dueNow({ day, due }: Pick<Answer, "day" | "due">, now: Now): DueNow[] {
  if (day !== now.today) return [];
  const byName = new Map<string, DueNow>();
  for (const reminder of due) {
    const href = placeOf(reminder);
    if (homeKinds.includes(reminder.kind) || reminder.time > now.time) continue;
    const name = `${reminder.kind} ${reminder.about}`;
    const before = reminder.kind === "doses" ? (byName.get(name)?.count ?? 0) : 0;
    const { count } = reminder;
    byName.set(name, { ...reminder, href, ...(count !== undefined && { count: before + count }) });
  }
  return [...byName.values()];
}

export type AnsweredNotes = Pick<Answer, "day" | "messages" | "notes">;

/**
 * Home, which lists what is due, if the latest message concerns several pages or nothing open.
 * @example placeOfNote(answer, { today: "2026-11-20", time: "20:05" }) // "/track"
 */
export function placeOfNote(
  // An answer cached by an earlier release has no messages.
  { day, messages = [], notes = [] }: AnsweredNotes,
  now: Now,
): string {
  if (day !== now.today) return HOME;
  const place = messages.findLastIndex(({ time }) => time <= now.time);
  const [href = HOME, ...others] = new Set(messages[place]?.kinds.map((kind) => placeByKind[kind]));
  if (others.length > 0) return HOME;
  // Both lists are in the same order.
  const doses = notes.filter(({ date }) => date === day)[place]?.doses ?? [];
  const [medicine, ...more] = new Set(doses.map(({ medicineId }) => medicineId));
  return medicine === undefined || more.length > 0 ? href : `${href}#${medicine}`;
}
