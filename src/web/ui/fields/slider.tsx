import { type ReactNode, useLayoutEffect, useRef } from "react";
import { useFieldTexts } from "./field.tsx";
import { setsValue } from "./slider-keys.ts";

export function Slider(props: {
  readonly label: ReactNode;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step?: number | undefined;
  readonly onChange: (value: number) => void;
  /** The value in words, shown and announced: "7 of 10, severe". */
  readonly valueText: string;
  readonly hint?: ReactNode | undefined;
  readonly error?: string | undefined;
  readonly name?: string | undefined;
  readonly disabled?: boolean | undefined;
  /** `false` draws the initial value as unanswered; a tap on it answers. */
  readonly isAnswered?: boolean | undefined;
  /** Called when the initial value is confirmed, for which browsers send no `change`. */
  readonly onAnswer?: (() => void) | undefined;
}) {
  const {
    label,
    valueText,
    hint,
    error,
    onChange,
    onAnswer,
    step = 1,
    isAnswered = true,
    ...native
  } = props;
  const field = useFieldTexts({ hint, error });
  const track = useRef<HTMLInputElement>(null);
  const { value, min, max } = native;
  const filled = isAnswered && max > min ? ((value - min) / (max - min)) * 100 : 0;
  // Set by script: the content security policy forbids style attributes.
  useLayoutEffect(() => track.current?.style.setProperty("--filled", `${filled}%`), [filled]);
  const answer = (slider: HTMLInputElement) => {
    if (isAnswered) return;
    onChange(slider.valueAsNumber);
    onAnswer?.();
  };
  return (
    <div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
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
        data-unanswered={isAnswered ? undefined : ""}
        // After a touch on a slider Chromium sends no click.
        onPointerUp={(event) => answer(event.currentTarget)}
        onClick={(event) => answer(event.currentTarget)}
        onKeyUp={(event) => {
          if (setsValue(event.key)) answer(event.currentTarget);
        }}
        aria-valuetext={valueText}
      />
      {field.hint}
      {field.error}
    </div>
  );
}
