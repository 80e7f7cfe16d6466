import { Trans, useLingui } from "@lingui/react/macro";
import type { Medicine } from "#contract/medicines.ts";
import { DeleteWithQuestion } from "#web/ui/delete-with-question.tsx";
import { showToast } from "#web/ui/toast.tsx";
import { useDeleteMedicine } from "../api.ts";
import { SaveTrouble } from "./save-trouble.tsx";

interface DeleteMedicineProps {
  readonly medicine: Medicine;
  readonly onDeleted: () => void;
}

/** Deletes a medicine with all its doses, after asking once more. */
export function DeleteMedicine({ medicine, onDeleted }: DeleteMedicineProps) {
  const { t } = useLingui();
  const { mutate, isPending, error } = useDeleteMedicine();
  const { name } = medicine;
  const remove = () =>
    mutate(medicine.id, {
      onSuccess: () => {
        showToast({ title: t`${name} is deleted`, description: t`Its doses are gone with it.` });
        onDeleted();
      },
    });
  return (
    <DeleteWithQuestion
      label={<Trans>Delete this medicine</Trans>}
      question={
        <Trans>
          Delete {name} and every dose you noted of it? If you only stopped taking it, give it a
          last day instead.
        </Trans>
      }
      isBusy={isPending}
      trouble={<SaveTrouble error={error} />}
      onDelete={remove}
    />
  );
}
