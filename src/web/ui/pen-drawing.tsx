interface PenDrawingProps {
  readonly path: string;
  readonly size: number;
  readonly pen: string;
  readonly className?: string | undefined;
}

/** One path on a 24 × 24 grid with round strokes, hidden from screen readers. */
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
