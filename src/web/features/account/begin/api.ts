import type { begin } from "#contract/account/auth.ts";
import type { ResponseData } from "#contract/kernel/endpoint.ts";
import { call } from "#web/api/call.ts";
import { useMutation } from "#web/api/queries/use-mutation.ts";
import { deviceHeaders } from "#web/api/session/device-token.ts";
import type { ProfileChange } from "../onboarding/view-model.ts";

export type Begun = ResponseData<typeof begin>;

interface Beginning {
  readonly password: string;
  readonly profile: ProfileChange;
}

/** Creates the account and fills its profile; without an answer to the second, onboarding asks again. */
export const useBegin = (onSuccess: (begun: Begun) => void) =>
  useMutation({
    mutationFn: async ({ password, profile }: Beginning) => {
      const begun = await call("POST /api/auth/begin", {
        headers: deviceHeaders(),
        body: { password },
      });
      const { token } = begun;
      await call("PATCH /api/user/profile", { body: profile }, { token }).catch(() => undefined);
      return begun;
    },
    onSuccess,
  });
