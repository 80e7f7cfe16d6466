import { Trans } from "@lingui/react/macro";
import { readUser } from "#web/api/session.ts";
import { useDays } from "#web/features/diary/device-log/api.ts";

/** That the list of concerns does not know what stays in this browser; nothing where that is nothing. */
export function NotLookedAt() {
  const days = useDays(readUser()?.id ?? "unknown")?.days ?? [];
  if (days.every(({ inRecord }) => inRecord)) return null;
  return (
    <p className="text-ink">
      <Trans>We didn't look at what you logged on this device only.</Trans>
    </p>
  );
}
