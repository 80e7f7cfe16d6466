import { type ComponentType, useEffect, useState } from "react";
import { followWrites, type Write } from "#web/api/writes.ts";
import { withWords } from "#web/i18n/i18n.ts";

type SavedConcerns = ComponentType<{ readonly writes: readonly Write[] }>;

const loadSaved = () =>
  withWords(
    "concerns",
    async () => (await import("./components/saved-concerns.tsx")).SavedConcerns,
  );

/** Where a log opens: what is said of it then needs no network. */
export function loadConcernsAhead(): void {
  // Should it fail now, the first save tries again.
  loadSaved().catch(() => undefined);
}

const ENTRIES =
  /^\/api\/(pcos-logs|symptoms|moods|stress|ovulation|metabolic|labs|signs|questionnaires|medicines|cycles)\b/;

/** Looks at everything she writes of a day, in whatever form; the rules come with the first of it. */
export function SavedPlace() {
  const [writes, setWrites] = useState<readonly Write[]>([]);
  const [Saved, setSaved] = useState<SavedConcerns | null>(null);
  useEffect(
    () =>
      followWrites((write) => {
        if (!ENTRIES.test(write.path)) return;
        setWrites((before) => [...before, write]);
        loadSaved().then(
          ({ default: Loaded }) => setSaved(() => Loaded),
          () => undefined,
        );
      }),
    [],
  );
  return Saved !== null && writes.length > 0 ? <Saved writes={writes} /> : null;
}
