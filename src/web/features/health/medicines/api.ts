import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { RequestInput } from "#contract/endpoint.ts";
import type { Revised } from "#contract/entry.ts";
import { type MedicineListChoices, makeMedicineList } from "#contract/medicine-list.ts";
import {
  addMedicine,
  changeMedicine,
  type Dose,
  deleteDose,
  deleteMedicine,
  listDoses,
  listMedicines,
  type Medicine,
  saveDose,
} from "#contract/medicines.ts";
import type { CalendarDay } from "#domain/calendar-day.ts";
import { call, callForFile } from "#web/api/call.ts";
import { ApiError } from "#web/api/errors.ts";
import { queryOf } from "#web/api/query-of.ts";
import { saveFile } from "#web/ui/save-file.ts";
import { changeTo, type DoseSlot, keyOfSlot, type PendingAnswer } from "./view-model.ts";

export const medicinesQuery = queryOf(listMedicines, {});

export const dosesQuery = (from: CalendarDay) => queryOf(listDoses, { query: { from } });

export function useRefreshMedicines() {
  const client = useQueryClient();
  return () => {
    for (const { path } of [listMedicines, listDoses]) {
      void client.invalidateQueries({ queryKey: [path] });
    }
  };
}

/** A change that got no answer may have arrived all the same: look after failures too. */
function useRefresh() {
  return { onSettled: useRefreshMedicines() };
}

interface AddRequest {
  readonly id: string;
  readonly medicine: Omit<Medicine, "id">;
  /** It was sent before, and got no answer. */
  readonly isAgain: boolean;
}

/** One that seemed to fail may have arrived: sent again it stays as it was, so it is changed too. */
async function add({ id, medicine, isAgain }: AddRequest): Promise<void> {
  await call(addMedicine, { body: { id, ...medicine } });
  if (isAgain) await call(changeMedicine, { params: { id }, body: changeTo(medicine) });
}

export function useAddMedicine() {
  return useMutation({ mutationFn: add, ...useRefresh() });
}

type MedicineChange = RequestInput<typeof changeMedicine>["body"];

export function useChangeMedicine() {
  return useMutation({
    mutationFn: ({ id, change }: { readonly id: string; readonly change: MedicineChange }) =>
      call(changeMedicine, { params: { id }, body: change }),
    ...useRefresh(),
  });
}

export const removeMedicine = ({ id }: Medicine, ifMatch: number) =>
  call(deleteMedicine, { params: { id } }, { ifMatch });

/** What is gone already, from another tab, is as good as deleted. */
async function orGone(deleting: Promise<null>): Promise<void> {
  try {
    await deleting;
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
  }
}

export function useSaveListPdf() {
  return useMutation({
    mutationFn: async (choices: MedicineListChoices) =>
      saveFile(await callForFile(makeMedicineList, { body: choices })),
  });
}

/**
 * Sends one answer and puts what the server made of it into the list, so that a tap costs one small
 * request and not the whole list again.
 */
export function useAnswerDose(from: CalendarDay) {
  const client = useQueryClient();
  const { queryKey } = dosesQuery(from);
  const put = (key: string, saved: readonly Revised<Dose>[]) =>
    client.setQueryData(queryKey, (doses) =>
      doses === undefined
        ? undefined
        : [...doses.filter((dose) => keyOfSlot(dose) !== key), ...saved],
    );
  const takeBack = async (slot: DoseSlot) => {
    const key = keyOfSlot(slot);
    const isMeant = (dose: Dose) => keyOfSlot(dose) === key;
    // An answer that seemed to fail may have arrived: then only the server knows its id.
    const known =
      client.getQueryData(queryKey)?.find(isMeant) ??
      (await call(listDoses, { query: { from: slot.date, to: slot.date } })).find(isMeant);
    if (known !== undefined) await orGone(call(deleteDose, { params: { id: known.id } }));
    put(key, []);
  };
  return useMutation({
    mutationFn: async ({ slot, answer }: PendingAnswer) => {
      // A list still on its way would show what she has just changed.
      await client.cancelQueries({ queryKey });
      if (answer === null) await takeBack(slot);
      else put(keyOfSlot(slot), [await call(saveDose, { body: { ...slot, answer } })]);
    },
    onSettled: () => client.invalidateQueries({ queryKey: [listDoses.path], refetchType: "none" }),
  }).mutateAsync;
}
