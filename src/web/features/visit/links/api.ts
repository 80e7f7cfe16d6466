import type { CallAnswer, CallInput } from "#contract/endpoints.ts";
import { call } from "#web/api/call.ts";
import { queryOf } from "#web/api/queries/query-of.ts";
import { useSave } from "#web/entry/saving/use-save.ts";

export const linksQuery = queryOf("GET /api/shared-reports", {});
const refreshes = ["GET /api/shared-reports"] as const;

export type LinkRequest = CallInput<"POST /api/shared-reports">["body"];
export type MadeLink = CallAnswer<"POST /api/shared-reports">;

export const useMakeLink = (onSaved: (link: MadeLink) => void) =>
  useSave({
    send: (body: LinkRequest) => call("POST /api/shared-reports", { body }),
    refreshes,
    onSaved,
  });

export const useEndLink = () =>
  useSave({
    send: (id: string) => call("POST /api/shared-reports/{id}/revoke", { params: { id } }),
    refreshes,
  });

export const useRemoveLink = () =>
  useSave({
    send: (id: string) => call("DELETE /api/shared-reports/{id}", { params: { id } }),
    refreshes,
  });
