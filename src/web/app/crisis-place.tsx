import { type ComponentType, useEffect, useState } from "react";
import { followSubmissions } from "#web/api/writes.ts";

export function CrisisPlace() {
  const [Panel, setPanel] = useState<ComponentType | null>(null);
  useEffect(() => {
    const load = async () => {
      const crisis = await (await import("#web/entry/crisis/load.ts")).loadCrisis();
      setPanel(() => crisis.Panel);
      return crisis;
    };
    // A failed load is retried at the next entry.
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
