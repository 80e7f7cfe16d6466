import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";

interface LegalPageProps {
  readonly title: ReactNode;
  readonly intro: ReactNode;
  /** The day this wording was written, as a sentence. */
  readonly written?: ReactNode;
  readonly children: ReactNode;
}

/** A page to read: one column of at most 65 letters, large headings, beads for bullets. */
export function LegalPage({ title, intro, written, children }: LegalPageProps) {
  return (
    <article className="page-width py-12 lg:py-20">
      <div className="mx-auto max-w-2xl">
        <header>
          <h1 className="text-[clamp(2.25rem,7vw,3.25rem)]">{title}</h1>
          <p className="mt-5 text-lg text-soft">{intro}</p>
          {written && <p className="mt-3 text-sm text-soft">{written}</p>}
        </header>
        <div className="reading mt-10">{children}</div>
        <p className="mt-12">
          <a href="/" className="inline-flex min-h-11 items-center font-semibold underline">
            <Trans>Back to the start</Trans>
          </a>
        </p>
      </div>
    </article>
  );
}
