import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { RequestInput } from "#contract/endpoint.ts";
import {
  deleteSharedReport,
  listSharedReports,
  revokeSharedReport,
  shareReport,
} from "#contract/links.ts";
import { call } from "#web/api/call.ts";
import { queryOf } from "#web/api/query-of.ts";

export const linksQuery = queryOf(listSharedReports, {});

export type LinkWish = RequestInput<typeof shareReport>["body"];

function useRefresh() {
  const client = useQueryClient();
  // A call that got no reply may have arrived all the same.
  return () => client.invalidateQueries({ queryKey: [listSharedReports.path] });
}

export function useMakeLink() {
  const onSettled = useRefresh();
  return useMutation({ mutationFn: (body: LinkWish) => call(shareReport, { body }), onSettled });
}

export function useEndLink() {
  const onSettled = useRefresh();
  return useMutation({
    mutationFn: (id: string) => call(revokeSharedReport, { params: { id } }),
    onSettled,
  });
}

export function useRemoveLink() {
  const onSettled = useRefresh();
  return useMutation({
    mutationFn: (id: string) => call(deleteSharedReport, { params: { id } }),
    onSettled,
  });
}
