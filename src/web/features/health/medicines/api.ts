import type { CallInput } from "#contract/endpoints.ts";
import type { Dose, Medicine } from "#contract/entries/medicines.ts";
import type { Revised } from "#contract/kernel/entry.ts";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import { call } from "#web/api/call.ts";
import { useQueryClient } from "#web/api/queries/client-context.ts";
import { queryOf } from "#web/api/queries/query-of.ts";
import { useMutation } from "#web/api/queries/use-mutation.ts";
import { ignoreNotFound } from "#web/entry/saving/ignore-not-found.ts";
import type { SaveTarget } from "#web/entry/saving/use-save.ts";
import { type DoseSlot, keyOfSlot, type PendingAnswer } from "./view-model.ts";

export const medicinesQuery = queryOf("GET /api/medicines", {});

export const dosesQuery = (from: CalendarDay) => queryOf("GET /api/doses", { query: { from } });

export type MedicineBody = Omit<CallInput<"POST /api/medicines">["body"], "id">;

const EMPTIED = { dose: null, unit: null, endDate: null, why: null, sideEffects: null };

/** A create call that seemed to fail may have arrived, so its entry is updated too. */
export async function saveMedicine(
  medicine: MedicineBody,
  { id, base, revision, isAgain }: SaveTarget<Medicine>,
): Promise<Revised<Medicine>> {
  const change = (ifMatch: number) =>
    call(
      "PATCH /api/medicines/{id}",
      { params: { id }, body: { ...EMPTIED, ...medicine } },
      { ifMatch },
    );
  if (base !== null) return change(revision);
  const added = await call("POST /api/medicines", { body: { id, ...medicine } });
  return isAgain ? change(added.revision) : added;
}

export const removeMedicine = ({ id }: Medicine, ifMatch: number) =>
  call("DELETE /api/medicines/{id}", { params: { id } }, { ifMatch });

/** Sends no revision: the latest tap wins and is never rejected because of an earlier one. */
export function useAnswerDose(from: CalendarDay) {
  const client = useQueryClient();
  const { queryKey } = dosesQuery(from);
  const put = (key: string, answers: readonly Revised<Dose>[]) =>
    client.setQueryData(queryKey, (doses) =>
      doses === undefined
        ? undefined
        : [...doses.filter((dose) => keyOfSlot(dose) !== key), ...answers],
    );
  const takeBack = async (slot: DoseSlot) => {
    const key = keyOfSlot(slot);
    const isSlot = (dose: Dose) => keyOfSlot(dose) === key;
    // An answer that seemed to fail may have arrived; then only the server knows its id.
    const dose =
      client.getQueryData(queryKey)?.find(isSlot) ??
      (await call("GET /api/doses", { query: { from: slot.date, to: slot.date } })).find(isSlot);
    if (dose !== undefined)
      await ignoreNotFound(call("DELETE /api/doses/{id}", { params: { id: dose.id } }));
    put(key, []);
  };
  return useMutation({
    mutationFn: async ({ slot, answer }: PendingAnswer) => {
      // A pending list response would overwrite the change on screen.
      await client.cancelQueries({ queryKey });
      if (answer === null) await takeBack(slot);
      else put(keyOfSlot(slot), [await call("POST /api/doses", { body: { ...slot, answer } })]);
    },
    onSettled: () => client.invalidateQueries({ queryKey: ["/api/doses"], refetchType: "none" }),
  }).mutateAsync;
}
