import { useEffect, useState } from "react";
import { classNames } from "#web/ui/class-names.ts";

interface PictureProps {
  readonly blob: Blob;
  /** What it is, for those who do not see it. */
  readonly label: string;
  /** Whether she has named it herself. */
  readonly isTyped?: boolean;
  readonly className?: string | undefined;
}

/** A picture of hers, drawn from memory: it has no address that anyone else could open. */
export function Picture({ blob, label, isTyped = false, className }: PictureProps) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const url = URL.createObjectURL(blob);
    setAddress(url);
    return () => URL.revokeObjectURL(url);
  }, [blob]);
  return (
    <img
      src={address}
      alt={label}
      lang={isTyped ? "" : undefined}
      className={classNames(
        "mx-auto block max-w-full rounded-control bg-bead object-contain ring-1 ring-inset ring-line",
        className,
      )}
    />
  );
}
