import type { saveDose } from "#contract/entries/medicines.ts";
import type { pushLater } from "#contract/push/push.ts";
import { timeZoneHere } from "#web/api/here.ts";
import { newId } from "#web/api/new-id.ts";
import { storeItem, takeOrder } from "#web/api/outbox/store.ts";
import { keepPlan, type Note, type NotePlan } from "./note-plan.ts";

const DOSES: (typeof saveDose)["path"] = "/api/doses";
const LATER: (typeof pushLater)["path"] = "/api/push/later";
const MINUTE = 60_000;

/** Queued as taken; the outbox is sent when the app opens. @throws if it can't be stored */
export async function noteAsTaken({ owner }: NotePlan, { date, doses }: Note, now: number) {
  for (const { medicineId, slot } of doses) {
    const id = newId();
    await storeItem(owner, {
      order: await takeOrder(),
      entryId: id,
      method: "POST",
      path: DOSES,
      body: { id, date, medicineId, slot, answer: "taken" },
      ifMatch: null,
      at: now,
      timeZone: timeZoneHere(),
      refusal: null,
    });
  }
}

/** Whether a notification can be repeated that day: not in quiet hours, nor past midnight. */
export const hasTimeLeft = ({ laterMinutes }: NotePlan, { until }: Note, now: number): boolean =>
  now + laterMinutes * MINUTE <= until;

/** Stores the content, too. @throws if the server doesn't confirm */
export async function askAgain(plan: NotePlan, note: Note, endpoint: string, now: number) {
  const { owner: accountId, laterMinutes: minutes, notes } = plan;
  const answer = await fetch(LATER, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ accountId, endpoint, minutes }),
  });
  if (!answer.ok) throw new Error("Not to come again.");
  const again = { ...note, at: now + minutes * MINUTE };
  await keepPlan({ ...plan, notes: [...notes, again] });
}
