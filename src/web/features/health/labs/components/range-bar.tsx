import { Trans, useLingui } from "@lingui/react/macro";
import { placeInRange, type RangePlace } from "#domain/labs/lab-range-place.ts";
import type { LabReading } from "#domain/labs/lab-readings.ts";
import { rangeBar } from "../view-model.ts";
import { placeWords } from "../words.ts";

/** Distinguished by shape alone: a bead inside the range, an arrow outside on either side. */
const MARKS: Record<Exclude<RangePlace, "no-range">, string> = {
  inside: "M-7 0a7 7 0 1 0 14 0a7 7 0 1 0 -14 0Z",
  above: "M-6 -7.5L7.5 0L-6 7.5Z",
  below: "M6 -7.5L-7.5 0L6 7.5Z",
  unclear: "M0 -8L8 0L0 8L-8 0Z",
};

export function RangeBar({ reading }: { readonly reading: LabReading }) {
  const { i18n } = useLingui();
  const place = placeInRange(reading);
  if (place === "no-range") {
    return <p className="text-sm text-soft">{i18n._(placeWords[place])}.</p>;
  }
  const { from, to, value } = rangeBar(reading);
  return (
    <div className="grid gap-1.5">
      <div className="relative h-5" aria-hidden="true">
        <span className="absolute inset-x-0 top-[7px] h-1.5 rounded-full bg-line" />
        <span
          className="absolute top-[3px] h-3.5 rounded-full bg-violet-wash ring-1 ring-violet ring-inset"
          style={{ left: `${from}%`, width: `${to - from}%` }}
        />
        <svg
          viewBox="-10 -10 20 20"
          width={20}
          height={20}
          className="absolute top-0 -translate-x-1/2 fill-ink stroke-card"
          strokeWidth="2"
          aria-hidden="true"
          style={{ left: `${value}%` }}
        >
          <path d={MARKS[place]} />
        </svg>
      </div>
      <p className="text-sm">
        {i18n._(placeWords[place])}:{" "}
        <span className="whitespace-nowrap tabular-nums">
          <RangeWords reading={reading} /> {reading.unit}
        </span>
      </p>
    </div>
  );
}

export function RangeWords({
  reading: { rangeLow: low, rangeHigh: high },
}: {
  readonly reading: Pick<LabReading, "rangeLow" | "rangeHigh">;
}) {
  if (low !== null && high !== null) {
    return (
      <Trans>
        {low} to {high}
      </Trans>
    );
  }
  if (high !== null) return <Trans>up to {high}</Trans>;
  return low === null ? null : <Trans>from {low}</Trans>;
}
