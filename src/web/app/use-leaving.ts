import { useLingui } from "@lingui/react/macro";
import { readUser } from "#web/api/session.ts";
import { forgetSignIn } from "#web/features/auth/api.ts";
import { forgetSkinLook } from "#web/features/body-checks/api.ts";
import { forgetDays } from "#web/features/day-log/api.ts";
import { forgetGlucoseUnit } from "#web/features/health-log/api.ts";
import { resetSetup } from "#web/features/setup/api.ts";
import { keepToast } from "./kept-toast.ts";

/** The ways out of the app that the server has already closed behind her. */
export function useLeaving() {
  const { t } = useLingui();

  const leave = (word: { readonly title: string; readonly description: string }) => {
    forgetSignIn();
    keepToast(word);
    location.replace("/");
  };
  return {
    leaveAfterDeletion: () => {
      const user = readUser();
      if (user !== null) {
        resetSetup(user.id);
        forgetDays(user.id);
      }
      forgetGlucoseUnit();
      forgetSkinLook();
      leave({
        title: t`Your account is deleted`,
        description: t`Nothing of it is left on the server.`,
      });
    },
    leaveEverywhere: () => {
      leave({ title: t`Signed out everywhere`, description: t`Sign in again to go on.` });
    },
  };
}
