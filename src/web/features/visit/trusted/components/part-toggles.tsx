import { useLingui } from "@lingui/react/macro";
import { type TrustedPart, trustedParts } from "#contract/visit/trusted-views.ts";
import { Toggle } from "#web/ui/fields/toggle.tsx";
import { partHints, partLabels } from "../words.ts";

interface PartTogglesProps {
  readonly parts: readonly TrustedPart[];
  readonly disabled?: boolean;
  readonly onChange: (part: TrustedPart, isIn: boolean) => void;
}

export function PartToggles({ parts, disabled, onChange }: PartTogglesProps) {
  const { i18n } = useLingui();
  return (
    <div className="grid gap-3">
      {trustedParts.map((part) => (
        <Toggle
          key={part}
          label={i18n._(partLabels[part])}
          hint={i18n._(partHints[part])}
          checked={parts.includes(part)}
          disabled={disabled}
          onChange={(isIn) => onChange(part, isIn)}
        />
      ))}
    </div>
  );
}
