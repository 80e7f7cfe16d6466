import type { Medicine } from "#contract/entries/medicines.ts";
import { AsTyped } from "#web/ui/text/as-typed.tsx";
import { doseText } from "../view-model.ts";

export function MedicineName({ medicine }: { readonly medicine: Medicine }) {
  const dose = doseText(medicine);
  return (
    <h3 className="min-w-0 text-lg break-words">
      <AsTyped>{medicine.name}</AsTyped>
      {dose !== "" && <span className="ml-2 font-sans text-base text-soft">{dose}</span>}
    </h3>
  );
}
