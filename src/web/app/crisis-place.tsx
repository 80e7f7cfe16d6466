import { type ComponentType, useEffect, useState } from "react";
import { followSubmissions } from "#web/api/writes.ts";

/**
 * Where the crisis panel opens, over any page, when an entry calls for it. Its code comes when she
 * begins to fill in a field, so that home does not pay for it.
 */
export function CrisisPlace() {
  const [Panel, setPanel] = useState<ComponentType | null>(null);
  useEffect(() => {
    const load = async () => {
      const crisis = await (await import("#web/entry/crisis/load.ts")).loadCrisis();
      setPanel(() => crisis.Panel);
      return crisis;
    };
    // Where it does not come, it is tried again at the next entry.
    const quietly = () => undefined;
    const prepare = () => void load().catch(quietly);
    document.addEventListener("focusin", prepare, { once: true });
    const stop = followSubmissions((submission) => {
      load().then(({ lookAt }) => lookAt(submission), quietly);
    });
    return () => {
      document.removeEventListener("focusin", prepare);
      stop();
    };
  }, []);
  return Panel && <Panel />;
}
