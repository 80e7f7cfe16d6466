import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import {
  changeVisitPlan,
  getVisitPlan,
  makeVisitPdf,
  makeVisitReport,
  makeVisitText,
  type VisitOptions,
  type VisitPlan,
} from "#contract/visit.ts";
import { type VisitMonths, visitParts } from "#contract/visit-report.ts";
import { call, callForFile } from "#web/api/call.ts";
import { queryOf } from "#web/api/query-of.ts";
import { saveFile } from "#web/ui/save-file.ts";

export const visitPlanQuery = queryOf(getVisitPlan, {});

/** Whole, so that a part she ticks shows at once and costs her no data; made anew at each visit. */
export const visitReportQuery = (months: VisitMonths) =>
  queryOptions({
    queryKey: [makeVisitReport.path, months],
    queryFn: () =>
      call(makeVisitReport, { body: { months, include: [...visitParts], withName: true } }),
    staleTime: 0,
  });

/** Changes follow one another, so that the last one she made is the one that stays. */
export function useChangePlan() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: Partial<VisitPlan>) => call(changeVisitPlan, { body: change }),
    scope: { id: changeVisitPlan.path },
    onSuccess: (plan) => client.setQueryData(visitPlanQuery.queryKey, plan),
  });
}

export function useSavePdf() {
  return useMutation({
    mutationFn: async (options: VisitOptions) =>
      saveFile(await callForFile(makeVisitPdf, { body: options })),
  });
}

export function useVisitText() {
  return useMutation({
    mutationFn: (options: VisitOptions) => call(makeVisitText, { body: options }),
  });
}
