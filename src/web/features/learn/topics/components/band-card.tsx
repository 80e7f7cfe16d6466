import type { ReactNode } from "react";
import { Beadwork } from "#web/beads/beadwork.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";

interface BandCardProps {
  readonly band: readonly string[];
  readonly marks?: ReactNode;
  readonly title: ReactNode;
  readonly href: string;
  readonly action: ReactNode;
  readonly children: ReactNode;
}

export function BandCard({ band, marks, title, href, action, children }: BandCardProps) {
  return (
    <article className="flex flex-col overflow-hidden rounded-card bg-card shadow-card ring-1 ring-inset ring-line">
      <Beadwork rows={band} className="w-full bg-bead/40 p-2" />
      <div className="flex flex-1 flex-col p-5 sm:p-6">
        {marks && <div className="mb-3">{marks}</div>}
        <h2 className="text-xl">{title}</h2>
        <p className="mt-2 mb-5 text-soft">{children}</p>
        <ButtonLink href={href} variant="secondary" className="mt-auto self-start">
          {action}
        </ButtonLink>
      </div>
    </article>
  );
}
