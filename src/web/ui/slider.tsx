import { type ReactNode, useLayoutEffect, useRef } from "react";
import { useFieldTexts } from "./field.tsx";

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
  const field = useFieldTexts({ hint });
  const track = useRef<HTMLInputElement>(null);
  const { value, min, max } = native;
  const filled = max > min ? ((value - min) / (max - min)) * 100 : 0;
  // Set through the CSSOM: the content security policy allows no style attributes.
  useLayoutEffect(() => track.current?.style.setProperty("--filled", `${filled}%`), [filled]);
  return (
    <div>
      <div className="flex items-baseline justify-between gap-4">
        <label htmlFor={field.control.id} className="font-semibold">
          {label}
        </label>
        <output htmlFor={field.control.id} className="text-sm text-soft tabular-nums">
          {valueText}
        </output>
      </div>
      <input
        {...native}
        ref={track}
        {...field.control}
        type="range"
        step={step}
        className="bead-slider"
        onChange={(event) => onChange(event.target.valueAsNumber)}
        onClick={(event) => {
          if (!isAnswered) onChange(event.currentTarget.valueAsNumber);
        }}
        aria-valuetext={valueText}
      />
      {field.hint}
    </div>
  );
}
