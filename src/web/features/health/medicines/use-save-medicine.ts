import { listDoses, listMedicines, type Medicine } from "#contract/medicines.ts";
import { useSave } from "#web/entry/use-save.ts";
import type { ToastMessage } from "#web/ui/toast-store.ts";
import { type MedicineBody, saveMedicine } from "./api.ts";

interface SaveMedicineOptions {
  /** The one to change; `null` adds one. */
  readonly medicine: Medicine | null;
  readonly toast: (medicine: MedicineBody) => ToastMessage;
  readonly onDone: () => void;
}

/** Saves a medicine whole, whichever part of it she changed. */
export const useSaveMedicine = ({ medicine, toast, onDone }: SaveMedicineOptions) =>
  useSave<MedicineBody, Medicine>({
    send: saveMedicine,
    base: medicine,
    refreshes: [listMedicines, listDoses],
    toast,
    onSaved: onDone,
  });

export type SavingMedicine = ReturnType<typeof useSaveMedicine>;
