import { Trans } from "@lingui/react/macro";
import { readUser } from "#web/api/session/session.ts";
import { useDays } from "#web/features/diary/device-log/api.ts";

/** Notes that concerns don't cover data stored only in this browser; renders nothing without any. */
export function NotLookedAt() {
  const days = useDays(readUser()?.id ?? "unknown")?.days ?? [];
  if (days.every(({ inRecord }) => inRecord)) return null;
  return (
    <p className="text-ink">
      <Trans>We didn't look at what you logged on this device only.</Trans>
    </p>
  );
}
