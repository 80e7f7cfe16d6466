import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { Medicine } from "#contract/medicines.ts";
import { Button } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
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
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending, error } = useDeleteMedicine();
  const { name } = medicine;
  if (!isAsking) {
    return (
      <Button variant="quiet" className="text-urgent" onClick={() => setAsking(true)}>
        <Icon name="trash" size={20} />
        <Trans>Delete this medicine</Trans>
      </Button>
    );
  }
  const remove = () =>
    mutate(medicine.id, {
      onSuccess: () => {
        showToast({ title: t`${name} is deleted`, description: t`Its doses are gone with it.` });
        onDeleted();
      },
    });
  return (
    <div className="grid gap-3 rounded-control bg-urgent-wash p-4">
      <p>
        <Trans>
          Delete {name} and every dose you noted of it? If you only stopped taking it, give it a
          last day instead.
        </Trans>
      </p>
      <SaveTrouble error={error} />
      <div className="grid grid-cols-2 gap-3">
        <Button variant="danger" busy={isPending} onClick={remove}>
          <Trans>Delete</Trans>
        </Button>
        <Button variant="secondary" onClick={() => setAsking(false)}>
          <Trans>Keep it</Trans>
        </Button>
      </div>
    </div>
  );
}
