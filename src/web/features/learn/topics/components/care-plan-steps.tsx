import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { PlannedStep } from "#domain/care-plan.ts";
import { troubleOf } from "#web/api/trouble.ts";
import { wordsOf } from "#web/api/trouble-words.ts";
import { EvidenceLegend } from "#web/features/learn/articles/components/evidence-legend.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { LoadError } from "#web/ui/load-error.tsx";
import { showToast } from "#web/ui/toast.tsx";
import { carePlanQuery, useTickStep } from "../api.ts";
import { type PendingTicks, shownPlan } from "../view-model.ts";
import { CarePart } from "./care-part.tsx";
import { CarePlanSkeleton } from "./care-plan-skeleton.tsx";
import { CareProgress } from "./care-progress.tsx";

/** Her plan, to tick step by step. */
export function CarePlanSteps({ steps }: { readonly steps: readonly PlannedStep[] }) {
  const { i18n } = useLingui();
  const { data, error, refetch } = useQuery(carePlanQuery);
  const { pending, tick } = useTicks();
  if (steps.length === 0) return <NothingYet />;
  if (data === undefined) {
    if (error === null) return <CarePlanSkeleton />;
    return <LoadError message={i18n._(wordsOf(troubleOf(error)))} onRetry={refetch} />;
  }
  const { parts, done, total } = shownPlan(steps, data.done, pending);
  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,44rem)_minmax(0,20rem)] lg:justify-between">
      <aside className="grid content-start gap-6 lg:sticky lg:top-28 lg:order-last lg:self-start">
        <CareProgress done={done} total={total} />
        <div className="max-lg:hidden">
          <EvidenceLegend />
        </div>
      </aside>
      <div className="grid gap-8">
        {parts.map((part) => (
          <CarePart key={part.part} {...part} onTick={tick} />
        ))}
      </div>
    </div>
  );
}

/** Each tick shows at once; one that could not be saved goes back, and she is told. */
function useTicks() {
  const { i18n, t } = useLingui();
  const [pending, setPending] = useState<PendingTicks>({});
  const { mutate } = useTickStep();
  const tick = (step: string, isDone: boolean) => {
    setPending((ticks) => ({ ...ticks, [step]: isDone }));
    mutate(
      { step, isDone },
      {
        onError: (error) => {
          setPending(({ [step]: _, ...others }) => others);
          const description = i18n._(wordsOf(troubleOf(error)));
          showToast({ title: t`Not saved`, description, variant: "destructive" });
        },
      },
    );
  };
  return { pending, tick };
}

function NothingYet() {
  return (
    <div className="grid justify-items-start gap-4 rounded-card bg-card p-6 shadow-card ring-1 ring-inset ring-line">
      <p className="max-w-xl">
        <Trans>
          Your plan grows from your goals and from what you log. Choose a goal, and its first steps
          stand here.
        </Trans>
      </p>
      <ButtonLink href="/my-health">
        <Trans>Choose my goals</Trans>
      </ButtonLink>
    </div>
  );
}
