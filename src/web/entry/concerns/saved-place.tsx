import { type ComponentType, useEffect, useState } from "react";
import { followWrites, type Write } from "#web/api/writes.ts";

type SavedConcerns = ComponentType<{ readonly writes: readonly Write[] }>;

const load = async () => (await import("./load.ts")).loadSavedConcerns();

/** For where something is logged: what is said of it then needs no network. */
export function loadConcernsAhead(): void {
  // Should it fail now, the first save tries again.
  load().catch(() => undefined);
}

/** Looks at what she writes, in whatever form; the rules come with the first of it. */
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
