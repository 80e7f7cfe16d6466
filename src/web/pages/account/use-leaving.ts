import { useLingui } from "@lingui/react/macro";
import { forgetDevice } from "#web/api/session/device-token.ts";
import { clearSignIn, emptyScreen, readUser } from "#web/api/session/session.ts";
import { glucoseUnitRecord } from "#web/entry/measures/glucose-unit.ts";
import { dataUse } from "#web/features/account/data-use/api.ts";
import { isRemembered, people, without } from "#web/features/account/people/view-model.ts";
import { skinLookRecord } from "#web/features/health/hair-and-skin/api.ts";
import { keepToast } from "./pending-toast.ts";

/** The setup, notes, trusted person, PIN and whatever else this browser stores for the account. */
function removeRecords(owner: string): void {
  const keys = Object.keys(localStorage).filter((key) => key.endsWith(`.${owner}`));
  for (const key of keys) localStorage.removeItem(key);
}

/** Loaded on demand; if that fails offline, what stays is encrypted and unreadable. */
function forgetUnsent(owner: string): void {
  const work = async () => (await import("#web/api/outbox/store.ts")).forgetItems(owner);
  work().catch(() => undefined);
}

/** Removes the bead at once, so the account is no longer offered; the encrypted password follows once its code has loaded. */
function forgetBead(owner: string): void {
  if (!isRemembered(owner)) return;
  people.write(without(people.read() ?? [], owner));
  const work = async () =>
    (await import("#web/features/account/people/api.ts")).forgetPerson(owner);
  work().catch(() => undefined);
}

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
        removeRecords(user.id);
        forgetUnsent(user.id);
        forgetBead(user.id);
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
