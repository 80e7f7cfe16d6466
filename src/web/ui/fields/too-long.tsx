import { Trans } from "@lingui/react/macro";
import { useEffect } from "react";

interface TooLongProps {
  readonly fieldId: string;
  readonly length: number;
  readonly max: number;
}

/** The text stays whole, unlike with `maxLength`, which silently cuts a paste. */
export function TooLong({ fieldId, length, max }: TooLongProps) {
  useEffect(() => {
    const control = document.getElementById(fieldId);
    const form = control?.closest("form");
    const refuse = (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
      control?.focus();
    };
    form?.addEventListener("submit", refuse, true);
    return () => form?.removeEventListener("submit", refuse, true);
  }, [fieldId]);
  const over = length - max;
  return (
    <Trans>
      {length} of {max} characters: shorten this by {over}.
    </Trans>
  );
}
