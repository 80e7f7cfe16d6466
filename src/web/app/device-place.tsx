import { type ComponentType, useEffect, useState } from "react";
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
  return Notices && <Notices />;
}
