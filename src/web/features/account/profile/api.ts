import { useMutation, useQueryClient } from "@tanstack/react-query";
import { getCycleSummary } from "#contract/cycles.ts";
import type { RequestInput } from "#contract/endpoint.ts";
import { changeProfile, getProfile } from "#contract/profile.ts";
import { call } from "#web/api/call.ts";
import { queryOf } from "#web/api/query-of.ts";

export const profileQuery = queryOf(getProfile, {});

export type ProfileChanges = RequestInput<typeof changeProfile>["body"];

/** The answer is the whole profile; predictions rest on some of it, so they are asked again. */
export function useChangeProfile() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ProfileChanges) => call(changeProfile, { body }),
    onSuccess: (profile) => {
      client.setQueryData(profileQuery.queryKey, profile);
      return client.invalidateQueries({ queryKey: [getCycleSummary.path] });
    },
  });
}
