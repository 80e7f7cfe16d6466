import { useLingui } from "@lingui/react/macro";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import type { VisitOptions, VisitPlan } from "#contract/visit.ts";
import { troubleOf } from "#web/api/trouble.ts";
import { wordsOf } from "#web/api/trouble-words.ts";
import { LoadError } from "#web/ui/load-error.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { useChangePlan, visitReportQuery } from "../api.ts";
import { chosenReport, suggestions, withPart } from "../view-model.ts";
import { ChoicesCard } from "./choices-card.tsx";
import { HandOverCard } from "./hand-over-card.tsx";
import { QuestionsCard } from "./questions-card.tsx";
import { Report } from "./report.tsx";

interface DoctorVisitViewProps {
  /** As it was when the page opened; what she changes here is kept, and stays when saving fails. */
  readonly plan: VisitPlan;
  /** Where a link for the clinician is made, for the report as chosen. */
  readonly linkFor: (options: VisitOptions, isSaving: boolean) => ReactNode;
}

/** She chooses, looks at the page, and takes it with her. */
export function DoctorVisitView({ plan: opened, linkFor }: DoctorVisitViewProps) {
  const { i18n, t } = useLingui();
  const [plan, setPlan] = useState(opened);
  const [withName, setWithName] = useState(false);
  const saving = useChangePlan();
  const report = useQuery({
    ...visitReportQuery(plan.months),
    placeholderData: keepPreviousData,
  });
  const change = (changed: Partial<VisitPlan>) => {
    const next = { ...plan, ...changed };
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
          onChange={(questions) => change({ questions: [...questions] })}
        />
        <ChoicesCard
          months={plan.months}
          include={plan.include}
          withName={withName}
          onMonths={(months) => change({ months })}
          onPart={(part, isIn) => change({ include: withPart(plan.include, part, isIn) })}
          onName={setWithName}
        />
        {saving.isError && (
          <LoadError
            message={t`Not saved yet. ${i18n._(wordsOf(troubleOf(saving.error)))}`}
            onRetry={() => saving.mutate(plan)}
          />
        )}
        <HandOverCard options={options} isSaving={isSaving} link={linkFor(options, isSaving)} />
      </div>
      <Preview
        query={report}
        show={(whole) => <Report report={chosenReport(whole, { ...plan, withName })} />}
      />
    </div>
  );
}

type ReportQuery = ReturnType<typeof useQuery<Parameters<typeof chosenReport>[0]>>;

interface PreviewProps {
  readonly query: Pick<ReportQuery, "data" | "error" | "isFetching" | "refetch">;
  readonly show: (report: NonNullable<ReportQuery["data"]>) => ReactNode;
}

function Preview({ query: { data, error, isFetching, refetch }, show }: PreviewProps) {
  const { i18n } = useLingui();
  if (data !== undefined) return <div aria-busy={isFetching || undefined}>{show(data)}</div>;
  if (error === null || isFetching) return <Skeleton className="h-[40rem] w-full rounded-card" />;
  return <LoadError message={i18n._(wordsOf(troubleOf(error)))} onRetry={() => void refetch()} />;
}
