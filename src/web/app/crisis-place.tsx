import { type ComponentType, useEffect, useState } from "react";
import { followSubmissions } from "#web/api/writes.ts";

/** After the first screen has come, in milliseconds: without network it must be here already. */
const LOADED_AFTER = 3000;

/** Where a way out of the worst days opens, over any page, once something she hands in calls for it. */
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
    const timer = setTimeout(() => load().catch(quietly), LOADED_AFTER);
    const stop = followSubmissions((submission) => {
      load().then(({ lookAt }) => lookAt(submission), quietly);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, []);
  return Panel && <Panel />;
}
