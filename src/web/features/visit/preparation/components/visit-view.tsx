import { Trans } from "@lingui/react/macro";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { VisitOptions, VisitPlan } from "#contract/visit.ts";
import { FailureNotice } from "#web/entry/failure-notice.tsx";
import { Loaded } from "#web/entry/loaded.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { ReportLinks } from "../../links/components/report-links.tsx";
import { useChangePlan, visitReportQuery } from "../api.ts";
import { chosenReport, suggestions, withPart } from "../view-model.ts";
import { ChoicesCard } from "./choices-card.tsx";
import { HandOverCard } from "./hand-over-card.tsx";
import { QuestionsCard } from "./questions-card.tsx";
import { Report } from "./report.tsx";

interface VisitViewProps {
  /** As it was when the page opened; her changes stand here, also when saving them fails. */
  readonly plan: VisitPlan;
}

/** She chooses, looks at the page, and takes it with her. */
export function VisitView({ plan: { questions, months, include } }: VisitViewProps) {
  const [plan, setPlan] = useState<VisitPlan>({ questions, months, include });
  const [withName, setWithName] = useState(false);
  const saving = useChangePlan();
  const report = useQuery({
    ...visitReportQuery(plan.months),
    placeholderData: keepPreviousData,
  });
  const change = (changes: Partial<VisitPlan>) => {
    const next = { ...plan, ...changes };
    setPlan(next);
    // The whole plan, so that a change that could not be saved goes along with the next.
    saving.mutate(next);
  };
  const options: VisitOptions = { months: plan.months, include: plan.include, withName };
  const isSaving = saving.isPending || saving.isError;
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,25rem)_minmax(0,1fr)] lg:gap-6">
      <div className="grid gap-5">
        <QuestionsCard
          questions={plan.questions}
          suggested={report.data ? suggestions(report.data, plan.questions.length) : []}
          onChange={(list) => change({ questions: [...list] })}
        />
        <ChoicesCard
          months={plan.months}
          include={plan.include}
          withName={withName}
          onMonths={(chosen) => change({ months: chosen })}
          onPart={(part, isIn) => change({ include: withPart(plan.include, part, isIn) })}
          onName={setWithName}
        />
        <FailureNotice
          failure={saving.error}
          title={<Trans>Not saved yet.</Trans>}
          onRetry={() => saving.mutate(plan)}
        />
        <HandOverCard options={options} isSaving={isSaving}>
          <ReportLinks options={options} isSaving={isSaving} />
        </HandOverCard>
      </div>
      <Loaded queries={{ report }} waiting={<Skeleton className="h-[40rem] w-full rounded-card" />}>
        {({ report: whole }) => (
          <div aria-busy={report.isFetching || undefined}>
            <Report report={chosenReport(whole, { ...plan, withName })} />
          </div>
        )}
      </Loaded>
    </div>
  );
}
