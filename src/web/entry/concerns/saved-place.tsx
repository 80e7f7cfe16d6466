import { type ComponentType, useEffect, useState } from "react";
import { followWrites, type Write } from "#web/api/writes.ts";

type SavedConcerns = ComponentType<{ readonly writes: readonly Write[] }>;

const load = async () => (await import("./load.ts")).loadSavedConcerns();

/** Preloads the concern rules on logging screens, so that they work offline. */
export function loadConcernsAhead(): void {
  // A failed load is retried at the first save.
  load().catch(() => undefined);
}

export function SavedPlace() {
  const [writes, setWrites] = useState<readonly Write[]>([]);
  const [Saved, setSaved] = useState<SavedConcerns | null>(null);
  useEffect(
    () =>
      followWrites((write) => {
        setWrites((before) => [...before, write]);
        load().then(
          (Loaded) => setSaved(() => Loaded),
          () => undefined,
        );
      }),
    [],
  );
  return Saved && <Saved writes={writes} />;
}
