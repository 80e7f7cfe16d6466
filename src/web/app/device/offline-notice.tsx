import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useSyncExternalStore } from "react";
import { followConnection, readConnection } from "#web/api/failures/connection.ts";
import { useQueryClient } from "#web/api/queries/client-context.ts";
import { formatInstant, formatTime } from "#web/i18n/format-instant.ts";
import { StatusBar } from "#web/ui/status-bar.tsx";

export function OfflineNotice() {
  const { i18n } = useLingui();
  const { isOffline, oldest } = useSyncExternalStore(followConnection, readConnection);
  useRefreshOnReturn(isOffline);
  if (!isOffline) return null;
  const when = oldest === null ? null : whenWords(oldest, Date.now(), i18n.locale);
  return (
    <StatusBar tone="violet">
      {/* Always two lines on a phone, as DevicePlace has reserved that height. */}
      <p className="grid min-h-14 content-center py-2 sm:min-h-11">
        {when === null ? (
          <Trans>No network.</Trans>
        ) : (
          <Trans>No network. You see what this device saved, as of {when}.</Trans>
        )}
      </p>
    </StatusBar>
  );
}

function whenWords(at: number, now: number, locale: string): string {
  const isToday = new Date(at).toDateString() === new Date(now).toDateString();
  return isToday ? formatTime(at, locale) : formatInstant(at, locale);
}

function useRefreshOnReturn(isOffline: boolean): void {
  const client = useQueryClient();
  const wasOffline = useRef(isOffline);
  useEffect(() => {
    if (wasOffline.current && !isOffline) void client.invalidateQueries();
    wasOffline.current = isOffline;
  }, [client, isOffline]);
  useEffect(() => {
    const ask = () => {
      if (readConnection().isOffline) void client.invalidateQueries();
    };
    addEventListener("online", ask);
    return () => removeEventListener("online", ask);
  }, [client]);
}
