import { type ComponentType, useEffect, useState, useSyncExternalStore } from "react";
import { followConnection, readConnection } from "#web/api/failures/connection.ts";

/** Milliseconds after the first screen, so that this doesn't delay it. */
const LOADED_AFTER = 1000;

export function DevicePlace() {
  const [Notices, setNotices] = useState<ComponentType | null>(null);
  useEffect(() => {
    const load = () =>
      import("./device/notices.tsx").then(
        ({ DeviceNotices }) => setNotices(() => DeviceNotices),
        () => undefined,
      );
    const timer = setTimeout(load, LOADED_AFTER);
    return () => clearTimeout(timer);
  }, []);
  const isOffline = useSyncExternalStore(followConnection, readsOffline, () => false);
  if (Notices !== null) return <Notices />;
  // Reserves the notice's height, so that the page doesn't move when its code arrives.
  return isOffline && <div className="min-h-14 bg-violet-wash sm:min-h-11" />;
}

const readsOffline = () => readConnection().isOffline;
