import { type ComponentType, useEffect, useState, useSyncExternalStore } from "react";
import { followConnection, readConnection } from "#web/api/connection.ts";
import { withWords } from "#web/i18n/i18n.ts";

/** After the first screen has come, in milliseconds: nothing of this may hold it up. */
const LOADED_AFTER = 1000;

/** Where it stands what this device keeps, and that a new version waits. */
export function DevicePlace() {
  const [Notices, setNotices] = useState<ComponentType | null>(null);
  useEffect(() => {
    const load = () =>
      withWords("device", async () => (await import("./device/notices.tsx")).DeviceNotices).then(
        ({ default: Loaded }) => setNotices(() => Loaded),
        () => undefined,
      );
    const timer = setTimeout(load, LOADED_AFTER);
    return () => clearTimeout(timer);
  }, []);
  const isOffline = useSyncExternalStore(followConnection, readsOffline, () => false);
  if (Notices !== null) return <Notices />;
  // As high as the line that will say so: the page does not move when it comes.
  return isOffline && <div className="min-h-14 bg-violet-wash sm:min-h-11" />;
}

const readsOffline = () => readConnection().isOffline;
