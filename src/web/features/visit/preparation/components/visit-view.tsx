import { Trans, useLingui } from "@lingui/react/macro";
import { Suspense, useState } from "react";
import type { LanguageTag } from "#contract/kernel/language-tag.ts";
import type { RevisedVisitPlan, VisitOptions } from "#contract/visit/visit.ts";
import { useQuery } from "#web/api/queries/use-query.ts";
import { Loaded } from "#web/entry/loaded.tsx";
import { FailureNotice } from "#web/entry/saving/failure-notice.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { ReportLinks } from "../../links/components/report-links.tsx";
import { visitReportQuery } from "../api.ts";
import { usePlan } from "../use-plan.ts";
import { chosenReport, suggestions, withPart } from "../view-model.ts";
import { ChoicesCard } from "./choices-card.tsx";
import { HandOverCard } from "./hand-over-card.tsx";
import { PlanConflict } from "./plan-conflict.tsx";
import { QuestionsCard } from "./questions-card.tsx";
import { SpokenReport } from "./spoken-report.tsx";

const waiting = <Skeleton className="h-[40rem] w-full rounded-card" />;

export function VisitView(props: { readonly plan: RevisedVisitPlan }) {
  const saving = usePlan(props.plan);
  const { plan, change, isSaving } = saving;
  const [withName, setWithName] = useState(false);
  const [chosen, setLanguage] = useState<LanguageTag>("en");
  const { i18n } = useLingui();
  // After a change of the app's language, the earlier choice no longer applies.
  const language = chosen === i18n.locale ? chosen : "en";
  const report = useQuery({ ...visitReportQuery(plan.months), keepsPrevious: true });
  const shown = report.data && chosenReport(report.data, { ...plan, withName });
  const options: VisitOptions = {
    months: plan.months,
    include: plan.include,
    withName,
    ...(language !== "en" && { language }),
  };
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,25rem)_minmax(0,1fr)] lg:gap-6">
      <div className="grid gap-5">
        <QuestionsCard
          reason={plan.reason ?? ""}
          onReason={(reason) => change({ reason })}
          questions={plan.questions}
          suggested={report.data ? suggestions(report.data, plan.questions.length) : []}
          onChange={(list) => change({ questions: [...list] })}
        />
        <ChoicesCard
          months={plan.months}
          include={plan.include}
          withName={withName}
          language={language}
          onLanguage={setLanguage}
          onMonths={(chosen) => change({ months: chosen })}
          onPart={(part, isIn) => change({ include: withPart(plan.include, part, isIn) })}
          onName={setWithName}
        />
        <FailureNotice
          failure={saving.failure}
          title={<Trans>Not saved yet</Trans>}
          onRetry={saving.retry}
        />
        <PlanConflict conflict={saving.conflict} onKeepTheirs={saving.keepTheirs} />
        <HandOverCard options={options} isSaving={isSaving} shown={shown}>
          <ReportLinks options={options} isSaving={isSaving} />
        </HandOverCard>
      </div>
      <Suspense fallback={waiting}>
        <Loaded queries={{ report }} waiting={waiting}>
          {({ report: whole }) => (
            <div aria-busy={report.isFetching || undefined}>
              <SpokenReport
                language={language}
                report={chosenReport(whole, { ...plan, withName })}
              />
            </div>
          )}
        </Loaded>
      </Suspense>
    </div>
  );
}
