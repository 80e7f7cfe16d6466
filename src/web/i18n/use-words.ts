import { useCallback, useEffect, useState } from "react";
import type { Area } from "./catalogues.ts";
import { hasWords, loadArea } from "./i18n.ts";

interface AreaWords {
  readonly areHere: boolean;
  /** Why loading failed. */
  readonly error: Error | null;
  readonly retry: () => void;
}

/** Loads messages whose need depends on the data. */
export function useWords(areas: readonly Area[]): AreaWords {
  const [error, setError] = useState<Error | null>(null);
  const [, setTries] = useState(0);
  const names = areas.join(" ");
  const areHere = areas.every(hasWords);
  const load = useCallback(() => {
    setError(null);
    const wanted = names.split(" ") as Area[];
    Promise.all(wanted.map(loadArea)).then(
      () => setTries((tries) => tries + 1),
      (failure: Error) => setError(failure),
    );
  }, [names]);
  useEffect(() => {
    if (!areHere) load();
  }, [areHere, load]);
  return { areHere, error: areHere ? null : error, retry: load };
}
