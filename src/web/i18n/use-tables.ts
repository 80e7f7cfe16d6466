import { useCallback, useEffect, useState } from "react";
import { hasTable, loadTable, type Table } from "./i18n.ts";

interface TablesHere {
  readonly areHere: boolean;
  readonly error: Error | null;
  readonly retry: () => void;
}

export function useTables(tables: readonly Table[]): TablesHere {
  const [error, setError] = useState<Error | null>(null);
  const [, setTries] = useState(0);
  const names = tables.join(" ");
  const areHere = tables.every(hasTable);
  const load = useCallback(() => {
    setError(null);
    const wanted = names.split(" ") as Table[];
    Promise.all(wanted.map((table) => loadTable(table))).then(
      () => setTries((tries) => tries + 1),
      (failure: Error) => setError(failure),
    );
  }, [names]);
  useEffect(() => {
    if (!areHere) load();
  }, [areHere, load]);
  return { areHere, error: areHere ? null : error, retry: load };
}
