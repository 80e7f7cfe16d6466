interface PenDrawingProps {
  readonly path: string;
  readonly size: number;
  /** The width of the pen. */
  readonly pen: string;
  readonly className?: string | undefined;
}

/** One path on a 24 by 24 grid, drawn with a round pen. No screen reader speaks of it. */
export function PenDrawing({ path, size, pen, className = "flex-none" }: PenDrawingProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth={pen}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
