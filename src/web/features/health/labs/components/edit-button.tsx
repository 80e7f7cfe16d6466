import { useLingui } from "@lingui/react/macro";
import type { LabResult } from "#contract/labs.ts";
import { formatDay } from "#web/i18n/format-day.ts";
import { IconButton } from "#web/ui/icon-button.tsx";

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
    <IconButton
      icon="pencil"
      label={t`Edit ${name} of ${day}`}
      onClick={onEdit}
      className="-my-2"
    />
  );
}
