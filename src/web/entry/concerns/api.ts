import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { listConcerns } from "#contract/concerns.ts";
import { getProfile } from "#contract/profile.ts";
import { queryOf } from "#web/api/query-of.ts";
import { followWrites } from "#web/api/writes.ts";

const concernsQuery = queryOf(listConcerns, {});

/** What someone should see, worked out anew whenever she has written something. */
export function useConcerns() {
  const client = useQueryClient();
  useEffect(() => followWrites(() => void client.invalidateQueries(concernsQuery)), [client]);
  // Written elsewhere in the app meanwhile: the same answer costs no more than a 304.
  return useQuery({ ...concernsQuery, refetchOnMount: "always" });
}

/** The country whose numbers she is shown. */
export function useCountry(): string | null {
  return useQuery(queryOf(getProfile, {})).data?.country ?? null;
}
