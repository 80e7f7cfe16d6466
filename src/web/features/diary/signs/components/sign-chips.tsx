import { useLingui } from "@lingui/react/macro";
import type { WarningSign } from "#domain/day/warning-sign.ts";
import { toggled } from "#web/entry/toggled.ts";
import type { SignGroup } from "../view-model.ts";
import { groupNames, signLabels } from "../words.ts";

interface SignChipsProps {
  readonly group: SignGroup;
  readonly signs: readonly WarningSign[];
  readonly ticked: readonly WarningSign[];
  readonly onTick: (signs: readonly WarningSign[]) => void;
}

export function SignChips({ group, signs, ticked, onTick }: SignChipsProps) {
  const { i18n } = useLingui();
  if (signs.length === 0) return null;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold">{i18n._(groupNames[group])}</legend>
      <div className="grid gap-2 min-[21.5rem]:grid-cols-2 sm:grid-cols-3">
        {signs.map((sign) => (
          <button
            key={sign}
            type="button"
            aria-pressed={ticked.includes(sign)}
            onClick={() => onTick(toggled(ticked, sign))}
            className="min-h-12 min-w-0 rounded-control bg-card px-2 py-1.5 text-left text-[0.9rem] leading-tight ring-1 ring-inset ring-edge/60 transition-[background,box-shadow] hover:ring-edge aria-pressed:bg-hibiscus-wash aria-pressed:ring-2 aria-pressed:ring-hibiscus"
          >
            {i18n._(signLabels[sign])}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
