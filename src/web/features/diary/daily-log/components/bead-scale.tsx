import { useLingui } from "@lingui/react/macro";
import { useId } from "react";
import { classNames } from "#web/ui/class-names.ts";
import { setsValue } from "#web/ui/fields/slider-keys.ts";
import { Icon } from "#web/ui/icon.tsx";
import type { KnownFrom } from "../use-known-answers.ts";
import { type ScaleKey, scaleFamily, scaleStarts } from "../view-model.ts";
import { knownFromWords, scaleEnds, scaleLabels, scaleText } from "../words.ts";

interface BeadScaleProps {
  readonly scale: ScaleKey;
  readonly value: number | undefined;
  /** The other form with this answer; undefined for an answer of this log. */
  readonly from?: KnownFrom | undefined;
  readonly onChange: (value: number | undefined) => void;
}

const HIGHEST = 10;

/** A native range input lies under the drawing and handles taps, drags and arrow keys. */
export function BeadScale({ scale, value, from, onChange }: BeadScaleProps) {
  const { i18n } = useLingui();
  const id = useId();
  const start = scaleStarts[scale];
  const text = scaleText(scale, value, i18n);
  const label = i18n._(scaleLabels[scale]);
  const ends = scaleEnds[scaleFamily[scale]];
  const answer = (slider: HTMLInputElement) => {
    if (value === undefined || from !== undefined) onChange(slider.valueAsNumber);
  };
  return (
    <div>
      <div className="flex min-h-11 items-center justify-between gap-2">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        <span className="flex items-center">
          <output htmlFor={id} className="text-right text-sm text-soft tabular-nums">
            {text}
          </output>
          {value !== undefined && from === undefined && (
            <ClearButton label={label} onClear={() => onChange(undefined)} />
          )}
        </span>
      </div>
      <div className="bead-scale">
        <BeadString value={value} start={start} fill={FILL[scale]} />
        <input
          id={id}
          type="range"
          name={scale}
          min={0}
          max={HIGHEST}
          step={1}
          value={value ?? start ?? 0}
          aria-valuetext={text}
          aria-describedby={from && `${id}-from`}
          onChange={(event) => onChange(event.target.valueAsNumber)}
          // After a touch on a slider Chromium sends no click.
          onPointerUp={(event) => answer(event.currentTarget)}
          onClick={(event) => answer(event.currentTarget)}
          onKeyUp={(event) => {
            if (setsValue(event.key)) answer(event.currentTarget);
          }}
        />
      </div>
      {from && (
        <p id={`${id}-from`} className="text-sm text-soft">
          {i18n._(knownFromWords[from])}
        </p>
      )}
      <p aria-hidden="true" className="flex justify-between gap-2 text-sm text-soft">
        <span>{i18n._(ends.low)}</span>
        <span>{i18n._(ends.high)}</span>
      </p>
    </div>
  );
}

function ClearButton({ label, onClear }: { readonly label: string; readonly onClear: () => void }) {
  const { t } = useLingui();
  return (
    <button
      type="button"
      onClick={onClear}
      aria-label={t`Clear: ${label}`}
      className="-mr-3 grid size-11 flex-none place-items-center rounded-full text-soft hover:bg-bead"
    >
      <Icon name="close" size={16} />
    </button>
  );
}

const POSITIONS = Array.from({ length: HIGHEST + 1 }, (_, position) => position);

const FILL: Record<ScaleKey, string> = {
  pain_level: "bg-hibiscus",
  pain_during_sex: "bg-hibiscus",
  motivation: "bg-gold",
  libido: "bg-gold",
  anxiety_level: "bg-violet",
  stress_level: "bg-violet",
  brain_fog: "bg-violet",
  sleep_quality: "bg-violet",
  bloating: "bg-clay",
  acne: "bg-clay",
  hair_growth: "bg-clay",
  hair_thinning: "bg-clay",
  skin_oiliness: "bg-clay",
};

interface BeadStringProps {
  readonly value: number | undefined;
  readonly start: number | undefined;
  readonly fill: string;
}

/** The answer's bead is large and shows the number; unanswered, no bead is filled. */
function BeadString({ value, start, fill }: BeadStringProps) {
  return (
    <span aria-hidden="true" className="bead-scale-string">
      {POSITIONS.map((position) => (
        <span key={position}>
          {position === value ? (
            <span className="bead-scale-chosen">{position}</span>
          ) : value === undefined && position === start ? (
            <span className="bead-scale-start" />
          ) : (
            <span
              className={classNames(
                "bead-scale-bead",
                value !== undefined && position < value
                  ? `bead-glossy ${fill}`
                  : "bg-bead ring-1 ring-edge/70 ring-inset",
              )}
            />
          )}
        </span>
      ))}
    </span>
  );
}
