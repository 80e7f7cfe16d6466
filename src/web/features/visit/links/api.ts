import type { RequestInput } from "#contract/kernel/endpoint.ts";
import {
  deleteSharedReport,
  listSharedReports,
  revokeSharedReport,
  shareReport,
} from "#contract/visit/links.ts";
import { call } from "#web/api/call.ts";
import { queryOf } from "#web/api/queries/query-of.ts";
import { useSave } from "#web/entry/saving/use-save.ts";

export const linksQuery = queryOf(listSharedReports, {});
const refreshes = [listSharedReports];

export type LinkRequest = RequestInput<typeof shareReport>["body"];
type MadeLink = Awaited<ReturnType<typeof call<typeof shareReport>>>;

export const useMakeLink = (onSaved: (link: MadeLink) => void) =>
  useSave({ send: (body: LinkRequest) => call(shareReport, { body }), refreshes, onSaved });

export const useEndLink = () =>
  useSave({ send: (id: string) => call(revokeSharedReport, { params: { id } }), refreshes });

export const useRemoveLink = () =>
  useSave({ send: (id: string) => call(deleteSharedReport, { params: { id } }), refreshes });
