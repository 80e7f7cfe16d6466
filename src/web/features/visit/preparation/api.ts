import type { VisitOptions } from "#contract/visit/visit.ts";
import { type VisitMonths, visitParts } from "#contract/visit/visit-report.ts";
import { call } from "#web/api/call.ts";
import { callForFile } from "#web/api/call-for-file.ts";
import { queryOf } from "#web/api/queries/query-of.ts";
import { queryOptions } from "#web/api/queries/query-options.ts";
import { useMutation } from "#web/api/queries/use-mutation.ts";
import { saveFile } from "#web/ui/browser/save-file.ts";

export const visitPlanQuery = queryOf("GET /api/visit/plan", {});

/** Fetches every part, so that ticking one needs no request; refetched at each visit. */
export const visitReportQuery = (months: VisitMonths) =>
  queryOptions({
    queryKey: ["/api/visit/report", months],
    queryFn: () =>
      call("POST /api/visit/report", {
        body: { months, include: [...visitParts], withName: true },
      }),
    staleTime: 0,
  });

export function useSavePdf() {
  return useMutation({
    mutationFn: async (options: VisitOptions) => {
      const file = await callForFile("POST /api/visit/pdf", { body: options });
      saveFile(file);
      return file;
    },
  });
}

export function useVisitText() {
  return useMutation({
    mutationFn: (options: VisitOptions) => call("POST /api/visit/text", { body: options }),
  });
}
