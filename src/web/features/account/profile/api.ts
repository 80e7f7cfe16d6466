import type { CallInput } from "#contract/endpoints.ts";
import { tagOf } from "#contract/kernel/language-tag.ts";
import { call } from "#web/api/call.ts";
import { useQueryClient } from "#web/api/queries/client-context.ts";
import { queryOf } from "#web/api/queries/query-of.ts";
import { useMutation } from "#web/api/queries/use-mutation.ts";
import { chooseLanguage } from "#web/i18n/choose-language.ts";

export const profileQuery = queryOf("GET /api/user/profile", {});

export type ProfileChanges = CallInput<"PATCH /api/user/profile">["body"];

export function useChangeProfile() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: ProfileChanges) => {
      const profile = await call("PATCH /api/user/profile", { body });
      // Before the toast, which is then in the language just chosen.
      if (body.preferredLanguage) await chooseLanguage(tagOf[body.preferredLanguage]);
      return profile;
    },
    onSuccess: (profile) => {
      client.setQueryData(profileQuery.queryKey, profile);
    },
  });
}
