import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { PageHead } from "#web/ui/page-head.tsx";
import { CycleNormsCard } from "./cycle-norms-card.tsx";
import { PhaseTodayCard } from "./phase-today-card.tsx";
import { SymptomPatternsCard, type SymptomPatternsCardProps } from "./symptom-patterns-card.tsx";
import { TimingCard } from "./timing-card.tsx";

interface PatternsViewProps extends SymptomPatternsCardProps {
  readonly summaryHref: string;
}

/** What comes back with her cycle, how sure that is, and her cycles beside the usual range. */
export function PatternsView({ summaryHref, ...props }: PatternsViewProps) {
  const { facts, overview, moods, today } = props;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-2 lg:gap-6">
      <Column>
        <CycleNormsCard facts={facts} />
        <PhaseTodayCard overview={overview} today={today} />
        <TimingCard facts={facts} moods={moods} summaryHref={summaryHref} />
      </Column>
      <Column>
        <SymptomPatternsCard {...props} />
      </Column>
    </div>
  );
}

function Column({ children }: { readonly children: ReactNode }) {
  return <div className="grid min-w-0 gap-5 lg:gap-6">{children}</div>;
}

export const PatternsHead = ({ homeHref }: { readonly homeHref: string }) => (
  <PageHead
    backTo={homeHref}
    back={<Trans>Home</Trans>}
    title={<Trans>Your patterns</Trans>}
    intro={
      <Trans>
        What comes back with your cycle, and how sure that is. Nothing here is a diagnosis.
      </Trans>
    }
  />
);
