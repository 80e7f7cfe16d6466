import { useLingui } from "@lingui/react/macro";
import { forgetDevice } from "#web/api/device-token.ts";
import { clearSignIn, emptyScreen, readUser } from "#web/api/session.ts";
import { trustedPersonOf } from "#web/entry/crisis/trusted-person.ts";
import { glucoseUnitRecord } from "#web/entry/measures/glucose-unit.ts";
import { dataUse } from "#web/features/account/data-use/api.ts";
import { deviceUseOf } from "#web/features/account/logout/api.ts";
import { setupOf } from "#web/features/account/setup/api.ts";
import { daysRecord } from "#web/features/diary/device-log/api.ts";
import { skinLookRecord } from "#web/features/health/hair-and-skin/api.ts";
import { keepToast } from "./kept-toast.ts";

/** Fetched where it is needed; what stays without network is sealed, and for nobody. */
function forgetUnsent(owner: string): void {
  const work = async () => (await import("#web/api/outbox/store.ts")).forgetItems(owner);
  work().catch(() => undefined);
}

/** The ways out of the app that the server has already closed behind her. */
export function useLeaving() {
  const { t } = useLingui();

  const leave = (word: { readonly title: string; readonly description: string }) => {
    clearSignIn();
    emptyScreen();
    keepToast(word);
    location.replace("/");
  };
  return {
    leaveAfterDeletion: () => {
      const user = readUser();
      if (user !== null) {
        setupOf(user.id).remove();
        daysRecord(user.id).remove();
        trustedPersonOf(user.id).remove();
        deviceUseOf(user.id).write(null);
        forgetUnsent(user.id);
      }
      glucoseUnitRecord.write(null);
      skinLookRecord.write(null);
      dataUse.write(null);
      forgetDevice();
      leave({
        title: t`Your account is deleted`,
        description: t`We deleted everything in it from our server.`,
      });
    },
    leaveEverywhere: () => {
      leave({ title: t`Signed out everywhere`, description: t`Sign in again to continue.` });
    },
  };
}
