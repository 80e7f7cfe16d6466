import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { PlannedStep } from "#domain/care/care-plan.ts";
import { useQuery } from "#web/api/queries/use-query.ts";
import { Loaded } from "#web/entry/loaded.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { BackLink } from "#web/ui/text/back-link.tsx";
import { TextLink } from "#web/ui/text/text-link.tsx";
import { EvidenceLegend } from "../../articles/components/evidence-legend.tsx";
import { carePlanQuery } from "../api.ts";
import { useTicks } from "../use-ticks.ts";
import { planView } from "../view-model.ts";
import { CarePart } from "./care-part.tsx";

export function CarePlanView({ children }: { readonly children: ReactNode }) {
  return (
    <div className="grid gap-6">
      <header className="max-w-3xl">
        <BackLink href="/learn">
          <Trans>Back to Learn</Trans>
        </BackLink>
        <h1 className="text-[1.7rem] sm:text-4xl">
          <Trans>My Care Plan</Trans>
        </h1>
        <p className="mt-2 text-soft">
          <Trans>
            We made this plan from your goals, what you told us and what you logged. These are ideas
            to try and to take to a clinic. Educational, not a diagnosis; no doctor has reviewed
            them yet.
          </Trans>
        </p>
      </header>
      {children}
      <TextLink href="/my-health">
        <Trans>Change my goals</Trans>
      </TextLink>
    </div>
  );
}

export function CarePlanSteps({ steps }: { readonly steps: readonly PlannedStep[] }) {
  const plan = useQuery(carePlanQuery);
  const { pending, tick } = useTicks();
  if (steps.length === 0) return <NothingYet />;
  return (
    <Loaded queries={{ plan }} waiting={<CarePlanSkeleton />}>
      {(data) => {
        const { parts, done, total } = planView(steps, data.plan.done, pending);
        return (
          <div className="grid gap-8 lg:grid-cols-[minmax(0,44rem)_minmax(0,20rem)] lg:justify-between">
            <aside className="grid content-start gap-6 lg:sticky lg:top-28 lg:order-last lg:self-start">
              <Progress done={done} total={total} />
              <div className="max-lg:hidden">
                <EvidenceLegend />
              </div>
            </aside>
            <div className="grid content-start gap-8">
              {parts.map((part) => (
                <CarePart key={part.part} {...part} onTick={tick} />
              ))}
            </div>
          </div>
        );
      }}
    </Loaded>
  );
}

function Progress({ done, total }: { readonly done: number; readonly total: number }) {
  const beads = Array.from({ length: total }, (_, index) => index);
  return (
    <div className="rounded-card bg-card p-5 shadow-card ring-1 ring-inset ring-line sm:p-6">
      <p className="font-display text-xl font-semibold" aria-live="polite">
        <Trans>
          {done} of {total} done
        </Trans>
      </p>
      <div className="mt-3 flex flex-wrap gap-1.5" aria-hidden="true">
        {beads.map((bead) => (
          <span
            key={bead}
            className={
              bead < done
                ? "bead-glossy size-5 rounded-full bg-hibiscus"
                : "size-5 rounded-full bg-bead ring-1 ring-inset ring-bead-edge"
            }
          />
        ))}
      </div>
    </div>
  );
}

function NothingYet() {
  return (
    <div className="grid justify-items-start gap-4 rounded-card bg-card p-6 shadow-card ring-1 ring-inset ring-line">
      <p className="max-w-xl">
        <Trans>
          Your plan comes from your goals and what you log. Choose a goal to see its first steps
          here.
        </Trans>
      </p>
      <ButtonLink href="/my-health">
        <Trans>Choose my goals</Trans>
      </ButtonLink>
    </div>
  );
}

export function CarePlanSkeleton() {
  const { t } = useLingui();
  return (
    <div role="status" aria-label={t`Loading your plan...`} className="grid max-w-2xl gap-3">
      <Skeleton className="mb-5 h-24 rounded-card lg:hidden" />
      <Skeleton className="h-28 rounded-card" />
      <Skeleton className="h-28 rounded-card" />
      <Skeleton className="h-28 rounded-card" />
    </div>
  );
}
