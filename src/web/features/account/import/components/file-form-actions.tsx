import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Button } from "#web/ui/button.tsx";

interface FileFormActionsProps {
  readonly children: ReactNode;
  readonly onStartOver: () => void;
}

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
