import { type ReactNode, useRef } from "react";
import { Button } from "#web/ui/button.tsx";
import type { ButtonVariant } from "#web/ui/button-style.ts";
import { ACCEPTED } from "../view-model.ts";

interface ChooseFileProps {
  readonly onChoose: (file: File) => void;
  readonly accept?: string;
  readonly variant?: ButtonVariant | undefined;
  readonly children: ReactNode;
}

export function ChooseFile({ onChoose, accept = ACCEPTED, variant, children }: ChooseFileProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button variant={variant} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // Resetting allows choosing the same file again after it was corrected.
          target.value = "";
          if (file) onChoose(file);
        }}
      />
    </>
  );
}
