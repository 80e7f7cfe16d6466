import { Trans } from "@lingui/react/macro";
import { type ReactNode, useEffect } from "react";
import { announceLive } from "#web/boot/live.ts";
import { VisitorFooter } from "./visitor-footer.tsx";
import { VisitorHeader } from "./visitor-header.tsx";

interface VisitorShellProps {
  /** Not given on pages that stay without the app: there she finds the way to Learn instead. */
  readonly onLogout?: (() => void) | undefined;
  /** What she types in it must not be lost by another choice of language. */
  readonly isForm?: boolean;
  readonly children: ReactNode;
}

/** The frame of every page that is open to everyone: landing, forms, privacy, terms, contact, articles. */
export function VisitorShell({ onLogout, isForm = false, children }: VisitorShellProps) {
  // From here on the page answers by itself; boot hands over what she did before.
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
