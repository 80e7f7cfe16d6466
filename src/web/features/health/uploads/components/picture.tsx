import { useEffect, useState } from "react";
import { classNames } from "#web/ui/class-names.ts";

interface PictureProps {
  readonly blob: Blob;
  readonly label: string;
  readonly isTyped?: boolean;
  readonly className?: string | undefined;
}

/** A decrypted picture from a blob URL, which no other page can open. */
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
