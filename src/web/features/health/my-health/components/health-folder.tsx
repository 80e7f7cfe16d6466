import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Card } from "#web/ui/card.tsx";
import { bodyPagesFor, pictures } from "../view-model.ts";
import { PageCards } from "./page-cards.tsx";

/** Her results, her medicines and the page for her doctor; her body and the pictures of her days. */
export function HealthFolder({ hidesFertility }: { readonly hidesFertility: boolean }) {
  return (
    <div className="grid gap-8">
      <div className="grid gap-5 md:grid-cols-3">
        <FolderCard
          icon="labs"
          title={<Trans>Labs</Trans>}
          action={<Trans>Open labs</Trans>}
          href="/my-health/labs"
        >
          <Trans>View and upload results (glucose, insulin, testosterone, TSH, etc.)</Trans>
        </FolderCard>
        <FolderCard
          icon="medications"
          title={<Trans>Medications & Supplements</Trans>}
          action={<Trans>Manage</Trans>}
          href="/my-health/medications"
        >
          <Trans>Track doses and adherence. Generate a shareable list.</Trans>
        </FolderCard>
        <FolderCard
          icon="visit"
          title={<Trans>Doctor Visit Prep</Trans>}
          action={<Trans>Generate PDF</Trans>}
          href="/my-health/doctor-visit"
        >
          <Trans>One-page summary of symptoms, trends, and questions.</Trans>
        </FolderCard>
      </div>
      <PageCards
        title={<Trans>Your body and its signs</Trans>}
        pages={bodyPagesFor(hidesFertility)}
      />
      <PageCards title={<Trans>Your days in pictures</Trans>} pages={pictures} />
    </div>
  );
}

interface FolderCardProps {
  readonly icon: FolderIconName;
  readonly title: ReactNode;
  readonly action: ReactNode;
  readonly href: string;
  readonly children: ReactNode;
}

function FolderCard({ icon, title, action, href, children }: FolderCardProps) {
  return (
    <Card className="grid content-start gap-3">
      <FolderIcon name={icon} />
      <h2 className="text-xl">{title}</h2>
      <p className="text-soft">{children}</p>
      <ButtonLink href={href} variant="secondary" className="mt-auto justify-self-start">
        {action}
      </ButtonLink>
    </Card>
  );
}

/** Drawn on a 40 by 40 grid with a round pen; a bead in each. */
const PATHS = {
  labs: "M16 6v9L8.5 29.5A3.5 3.5 0 0 0 11.6 34.5h16.8a3.5 3.5 0 0 0 3.1-5L24 15V6M13.5 6h13M12 25h16",
  medications: "M21.5 8.5a6.7 6.7 0 0 1 9.5 9.5L18 31a6.7 6.7 0 0 1-9.5-9.5ZM15 15l9.5 9.5",
  visit: "M10 7h15l6 6v21H10ZM25 7v6h6M15 19h11M15 24h11M15 29h6",
} as const;

const BEADS = {
  labs: [
    [17, 29.5],
    [23, 28.5],
  ],
  medications: [[26.5, 13]],
  visit: [[15, 13.5]],
} as const;

type FolderIconName = keyof typeof PATHS;

function FolderIcon({ name }: { readonly name: FolderIconName }) {
  return (
    <span className="grid size-14 place-items-center rounded-full bg-hibiscus-wash text-hibiscus-ink">
      <svg
        viewBox="0 0 40 40"
        width={34}
        height={34}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d={PATHS[name]} />
        {BEADS[name].map(([x, y]) => (
          <circle key={x} cx={x} cy={y} r="2" className="fill-gold" stroke="none" />
        ))}
      </svg>
    </span>
  );
}
