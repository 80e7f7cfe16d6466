import type { ResponseData } from "#contract/endpoint.ts";
import type { DueReminder, listDueReminders } from "#contract/reminders.ts";

/** Kinds with a place of their own to be answered; the others are answered where home shows them. */
const placeByKind: Partial<Record<DueReminder["kind"], string>> = {
  doses: "/my-health/medications",
  injections: "/my-health/medications",
  packs: "/my-health/medications",
  appointment: "/my-health/doctor-visit",
  dailyLog: "/track",
  carePlan: "/learn/care-plan",
};

/** One thing to do now, and where. */
export interface DueNow extends DueReminder {
  readonly href: string;
}

/**
 * What has come due by this time of day, each thing once: doses of the day are counted together.
 * Nothing from an answer of another day, which may be all there is without network.
 * @example dueNow(answer, { today: "2026-11-20", time: "08:30" })
 */
export function dueNow(
  { day, due }: ResponseData<typeof listDueReminders>,
  now: { readonly today: string; readonly time: string },
): DueNow[] {
  if (day !== now.today) return [];
  const byName = new Map<string, DueNow>();
  for (const reminder of due) {
    const href = placeByKind[reminder.kind];
    if (href === undefined || reminder.time > now.time) continue;
    const name = `${reminder.kind} ${reminder.about}`;
    const before = reminder.kind === "doses" ? (byName.get(name)?.count ?? 0) : 0;
    const { count } = reminder;
    byName.set(name, { ...reminder, href, ...(count !== undefined && { count: before + count }) });
  }
  return [...byName.values()];
}
