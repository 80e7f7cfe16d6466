import { Trans } from "@lingui/react/macro";
import { type ReactNode, useEffect } from "react";
import { announceLive } from "#web/boot/live.ts";
import { VisitorFooter } from "./visitor-footer.tsx";
import { VisitorHeader } from "./visitor-header.tsx";

interface VisitorShellProps {
  /** Omitted on pages without the app, which link to Learn instead. */
  readonly onLogout?: (() => void) | undefined;
  /** Changing the language must not lose its input. */
  readonly isForm?: boolean;
  readonly children: ReactNode;
}

export function VisitorShell({ onLogout, isForm = false, children }: VisitorShellProps) {
  // From here on React handles events; boot replays the earlier ones.
  useEffect(announceLive, []);
  return (
    <div className="flex min-h-dvh flex-col overflow-x-clip">
      <a
        href="#content"
        className="sr-only rounded-control bg-card focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-30 focus:p-3"
      >
        <Trans>Skip to content</Trans>
      </a>
      <VisitorHeader onLogout={onLogout} isForm={isForm} />
      <main id="content" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <VisitorFooter isForm={isForm} />
    </div>
  );
}
