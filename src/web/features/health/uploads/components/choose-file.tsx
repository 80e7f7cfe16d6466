import { type ReactNode, useRef } from "react";
import { Button } from "#web/ui/button.tsx";
import type { ButtonVariant } from "#web/ui/button-style.ts";
import { ACCEPTED } from "../view-model.ts";

interface ChooseFileProps {
  readonly onChoose: (file: File) => void;
  readonly variant?: ButtonVariant | undefined;
  readonly children: ReactNode;
}

/** A button that opens her device's own chooser: files, photos, camera. */
export function ChooseFile({ onChoose, variant, children }: ChooseFileProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button variant={variant} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        accept={ACCEPTED}
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // The same file may be chosen again after it was mended.
          target.value = "";
          if (file) onChoose(file);
        }}
      />
    </>
  );
}
