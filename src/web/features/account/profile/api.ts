import { changeProfile, getProfile } from "#contract/account/profile.ts";
import type { RequestInput } from "#contract/kernel/endpoint.ts";
import { call } from "#web/api/call.ts";
import { useQueryClient } from "#web/api/queries/client-context.ts";
import { queryOf } from "#web/api/queries/query-of.ts";
import { useMutation } from "#web/api/queries/use-mutation.ts";

export const profileQuery = queryOf(getProfile, {});

export type ProfileChanges = RequestInput<typeof changeProfile>["body"];

/** The response is the whole profile; refetches everything that depends on it. */
export function useChangeProfile() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ProfileChanges) => call(changeProfile, { body }),
    onSuccess: (profile) => {
      client.setQueryData(profileQuery.queryKey, profile);
    },
  });
}
