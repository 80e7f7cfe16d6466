import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Card } from "#web/ui/card.tsx";
import { BodyCards } from "./body-cards.tsx";
import { FolderIcon, type FolderIconName } from "./folder-icon.tsx";
import { PictureCards } from "./picture-cards.tsx";

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
      <BodyCards hidesFertility={hidesFertility} />
      <PictureCards />
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
