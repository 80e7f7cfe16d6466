import { Trans, useLingui } from "@lingui/react/macro";
import { listDoses, listMedicines, type Medicine } from "#contract/medicines.ts";
import { DeleteEntry } from "#web/entry/delete-entry.tsx";
import { removeMedicine } from "../api.ts";

interface DeleteMedicineProps {
  readonly medicine: Medicine;
  readonly onDeleted: () => void;
}

/** Deletes a medicine with all its doses, after asking once more. */
export function DeleteMedicine({ medicine, onDeleted }: DeleteMedicineProps) {
  const { t } = useLingui();
  const { name } = medicine;
  return (
    <DeleteEntry
      entry={medicine}
      label={t`Delete this medicine`}
      question={
        <Trans>
          Delete {name} and every dose you noted of it? If you only stopped taking it, give it a
          last day instead.
        </Trans>
      }
      send={removeMedicine}
      refreshes={[listMedicines, listDoses]}
      toast={{ title: t`${name} is deleted`, description: t`Its doses are gone with it.` }}
      onDeleted={onDeleted}
    />
  );
}
