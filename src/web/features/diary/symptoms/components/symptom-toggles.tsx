import { useLingui } from "@lingui/react/macro";
import type { SymptomType } from "#contract/entries/symptoms.ts";
import { BodyIcon } from "#web/beads/body-icon.tsx";
import { symptomLabels } from "#web/words/symptom-type.ts";

interface SymptomTogglesProps {
  readonly types: readonly SymptomType[];
  readonly isChosen: (type: SymptomType) => boolean;
  readonly onToggle: (type: SymptomType) => void;
}

export function SymptomToggles({ types, isChosen, onToggle }: SymptomTogglesProps) {
  const { i18n } = useLingui();
  return (
    <div className="grid gap-2 min-[21.5rem]:grid-cols-2 sm:grid-cols-3">
      {types.map((type) => (
        <button
          key={type}
          type="button"
          aria-pressed={isChosen(type)}
          onClick={() => onToggle(type)}
          className="flex min-h-12 min-w-0 items-center gap-1.5 rounded-control bg-card px-2 py-2 text-left text-[0.9rem] leading-tight ring-1 ring-inset ring-edge/60 transition-[background,box-shadow] [&>svg]:text-hibiscus-ink hover:ring-edge aria-pressed:bg-hibiscus-wash aria-pressed:ring-2 aria-pressed:ring-hibiscus"
        >
          <BodyIcon name={type} />
          <span className="min-w-0 hyphens-auto">{i18n._(symptomLabels[type])}</span>
        </button>
      ))}
    </div>
  );
}
