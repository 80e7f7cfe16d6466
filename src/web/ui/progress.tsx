interface ProgressProps {
  readonly label: string;
  readonly value: number;
  readonly max: number;
  readonly valueText?: string | undefined;
}

export function Progress({ label, value, max, valueText }: ProgressProps) {
  const reached = Math.min(max, Math.max(0, value));
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={reached}
      aria-valuetext={valueText}
      className="overflow-hidden rounded-full ring-1 ring-inset ring-bead-edge"
    >
      <svg
        viewBox={`0 0 ${max || 1} 1`}
        preserveAspectRatio="none"
        className="block h-2.5 w-full"
        aria-hidden="true"
      >
        <rect width={max || 1} height="1" className="fill-bead" />
        <rect width={reached} height="1" className="fill-hibiscus" />
      </svg>
    </div>
  );
}
