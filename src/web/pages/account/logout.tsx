import { openOutbox } from "#web/api/outbox/outbox.ts";
import { readOutbox } from "#web/api/outbox/state.ts";
import { readUser } from "#web/api/session/session.ts";
import { clearSignInExceptDrafts, hasDrafts } from "#web/entry/drafts/resume-point.ts";
import { signOut } from "#web/features/account/auth/api.ts";
import { deviceUseOf } from "#web/features/account/logout/api.ts";
import { isRemembered } from "#web/features/account/people/view-model.ts";
import { daysRecord } from "#web/features/diary/device-log/api.ts";
import { daysOf } from "#web/features/diary/device-log/view-model.ts";
import { emptyForNext } from "./empty-device.ts";
import { showLogout } from "./logout-place.tsx";

/** Logs out according to the stored answer, or asks for it; `leave` is the last step. */
export async function beginLogout(leave: (isShared: boolean) => void): Promise<void> {
  const owner = readUser()?.id ?? "unknown";
  const hasBead = isRemembered(owner);
  const leaveBehind = async (isShared: boolean) => {
    // Emptying the browser keeps what belongs to an account with the answer "own".
    if (isShared) deviceUseOf(owner).write(null);
    await signOut(isShared || !hasDrafts() ? undefined : clearSignInExceptDrafts);
    if (!hasBead) return leave(isShared);
    await emptyForNext();
    // Straight to the beads, where the next account opens.
    location.replace("/login");
  };
  const use = hasBead ? "shared" : deviceUseOf(owner).read();
  if (use === "own") return leaveBehind(false);
  const { value } = await daysRecord(owner).open();
  const days = daysOf(value).filter(({ inRecord }) => !inRecord);
  await openOutbox().catch(() => undefined);
  const isUnsent = readOutbox().length > 0;
  const isTyped = hasDrafts();
  if (use === "shared" && days.length === 0 && !isUnsent && !isTyped) return leaveBehind(true);
  const { LogoutDialog } = await import("./logout-dialog.tsx");
  const close = () => showLogout(null);
  showLogout(
    <LogoutDialog
      owner={owner}
      use={use}
      days={days}
      isUnsent={isUnsent}
      isTyped={isTyped}
      onClose={close}
      onLeave={leaveBehind}
    />,
  );
}
