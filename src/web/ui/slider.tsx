import { type ReactNode, useId, useLayoutEffect, useRef } from "react";

interface SliderProps {
  readonly label: ReactNode;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step?: number | undefined;
  readonly onChange: (value: number) => void;
  /** The value in words, shown and spoken: "7 of 10, severe". */
  readonly valueText: string;
  readonly hint?: ReactNode | undefined;
  readonly name?: string | undefined;
  readonly disabled?: boolean | undefined;
  /** While `false`, a tap on the value it stands at is an answer too. */
  readonly isAnswered?: boolean | undefined;
}

export function Slider(props: SliderProps) {
  const { label, valueText, hint, onChange, step = 1, isAnswered = true, ...native } = props;
  const id = useId();
  const track = useRef<HTMLInputElement>(null);
  const { value, min, max } = native;
  const filled = max > min ? ((value - min) / (max - min)) * 100 : 0;
  // Set through the CSSOM: the content security policy allows no style attributes.
  useLayoutEffect(() => track.current?.style.setProperty("--filled", `${filled}%`), [filled]);
  return (
    <div>
      <div className="flex items-baseline justify-between gap-4">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        <output htmlFor={id} className="text-sm text-soft tabular-nums">
          {valueText}
        </output>
      </div>
      <input
        {...native}
        ref={track}
        id={id}
        type="range"
        step={step}
        className="bead-slider"
        onChange={(event) => onChange(event.target.valueAsNumber)}
        onClick={(event) => {
          if (!isAnswered) onChange(event.currentTarget.valueAsNumber);
        }}
        aria-valuetext={valueText}
        aria-describedby={hint ? `${id}-hint` : undefined}
      />
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-soft">
          {hint}
        </p>
      )}
    </div>
  );
}
