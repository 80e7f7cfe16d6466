import { classNames } from "./class-names.ts";

interface SkeletonProps {
  /** Size and shape of the expected content: "h-6 w-40", "size-64 rounded-full". */
  readonly className: string;
}

export function Skeleton({ className }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={classNames("breathe block rounded-control bg-bead", className)}
    />
  );
}
