import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Button } from "#web/ui/button.tsx";

interface FileFormActionsProps {
  /** Label of the continue button. */
  readonly children: ReactNode;
  readonly onStartOver: () => void;
}

/** Buttons to continue with the file or to choose another one. */
export function FileFormActions({ children, onStartOver }: FileFormActionsProps) {
  return (
    <div className="flex flex-wrap gap-3">
      <Button type="submit">{children}</Button>
      <Button variant="quiet" onClick={onStartOver}>
        <Trans>Choose another file</Trans>
      </Button>
    </div>
  );
}
