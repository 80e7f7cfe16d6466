import { useLingui } from "@lingui/react/macro";
import { type ReactNode, useId } from "react";
import { classNames } from "#web/ui/class-names.ts";
import { Icon } from "#web/ui/icon.tsx";
import { type ScaleKey, scaleFamily } from "../view-model.ts";
import { scaleEnds, scaleLabels, scaleText } from "../words.ts";

export type ScaleTone = "hibiscus" | "gold" | "violet" | "aloe" | "clay";

interface BeadScaleProps {
  readonly scale: ScaleKey;
  /** Left out while she has not answered. */
  readonly value: number | undefined;
  readonly onChange: (value: number | undefined) => void;
  readonly tone: ScaleTone;
  /** A few words between those of the two ends. */
  readonly hint?: ReactNode | undefined;
}

const HIGHEST = 10;

/**
 * 0 to 10 on a string of beads: one tap answers. Under the drawing lies the browser's own slider,
 * which takes the tap, the finger that slides and the arrow keys, and speaks the value.
 */
export function BeadScale({ scale, value, onChange, tone, hint }: BeadScaleProps) {
  const { i18n } = useLingui();
  const id = useId();
  const text = scaleText(scale, value, i18n);
  const label = i18n._(scaleLabels[scale]);
  const ends = scaleEnds[scaleFamily[scale]];
  // A tap or a key on the value a slider already has changes nothing in it, yet it is an answer.
  const answer = (slider: HTMLInputElement) => {
    if (value === undefined) onChange(slider.valueAsNumber);
  };
  return (
    <div>
      <ScaleHeading id={id} label={label} text={text}>
        {value !== undefined && <ClearButton label={label} onClear={() => onChange(undefined)} />}
      </ScaleHeading>
      <div className="bead-scale">
        <BeadString value={value} tone={tone} />
        <input
          id={id}
          type="range"
          name={scale}
          min={0}
          max={HIGHEST}
          step={1}
          value={value ?? 0}
          aria-valuetext={text}
          aria-describedby={hint ? `${id}-hint` : undefined}
          onChange={(event) => onChange(event.target.valueAsNumber)}
          onClick={(event) => answer(event.currentTarget)}
          onKeyUp={(event) => {
            if (event.key !== "Tab" && event.key !== "Shift") answer(event.currentTarget);
          }}
        />
      </div>
      <p aria-hidden="true" className="flex justify-between gap-2 text-sm text-soft">
        <span>{i18n._(ends.low)}</span>
        {hint && <span id={`${id}-hint`}>{hint}</span>}
        <span>{i18n._(ends.high)}</span>
      </p>
    </div>
  );
}

interface ScaleHeadingProps {
  readonly id: string;
  readonly label: string;
  readonly text: string;
  readonly children: ReactNode;
}

function ScaleHeading({ id, label, text, children }: ScaleHeadingProps) {
  return (
    <div className="flex min-h-11 items-center justify-between gap-2">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <span className="flex items-center">
        <output htmlFor={id} className="text-right text-sm text-soft tabular-nums">
          {text}
        </output>
        {children}
      </span>
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

const FILL: Record<ScaleTone, string> = {
  hibiscus: "bg-hibiscus bead-glossy",
  gold: "bg-gold bead-glossy",
  violet: "bg-violet bead-glossy",
  aloe: "bg-aloe bead-glossy",
  clay: "bg-clay bead-glossy",
};

interface BeadStringProps {
  readonly value: number | undefined;
  readonly tone: ScaleTone;
}

/** Filled up to her answer, whose bead is large and carries the number. */
function BeadString({ value, tone }: BeadStringProps) {
  return (
    <span aria-hidden="true" className="bead-scale-string">
      {POSITIONS.map((position) => (
        <span key={position}>
          {position === value ? (
            <span className="bead-scale-chosen">{position}</span>
          ) : (
            <span
              className={classNames(
                "bead-scale-bead",
                value !== undefined && position < value
                  ? FILL[tone]
                  : "bg-bead ring-1 ring-edge/70 ring-inset",
              )}
            />
          )}
        </span>
      ))}
    </span>
  );
}
