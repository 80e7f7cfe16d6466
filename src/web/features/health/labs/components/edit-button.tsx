import { useLingui } from "@lingui/react/macro";
import type { LabResult } from "#contract/labs.ts";
import { formatDay } from "#web/i18n/format-day.ts";
import { Icon } from "#web/ui/icon.tsx";

interface EditButtonProps {
  readonly name: string;
  readonly result: LabResult;
  readonly onEdit: () => void;
}

/** Opens one result to be changed or deleted. */
export function EditButton({ name, result, onEdit }: EditButtonProps) {
  const { i18n, t } = useLingui();
  const day = formatDay(result.date, i18n.locale);
  return (
    <button
      type="button"
      onClick={onEdit}
      aria-label={t`Edit ${name} of ${day}`}
      className="-my-2 grid size-11 flex-none place-items-center rounded-full text-soft hover:bg-bead"
    >
      <Icon name="pencil" size={19} />
    </button>
  );
}
