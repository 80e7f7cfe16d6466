import { useEffect, useState } from "react";
import { useStoredValue } from "../stored-value.ts";
import type { Opened, SealedRecord } from "./sealed-record.ts";

/** Updated by every tab; `undefined` until decrypted. `lookEvery` (milliseconds) also polls. */
export function useSealed<Value>(
  record: SealedRecord<Value>,
  lookEvery?: number,
): Opened<Value> | undefined {
  const inBrowser = useStoredValue(record.inBrowser, lookEvery);
  const inTab = useStoredValue(record.inTab);
  const [opened, setOpened] = useState<Opened<Value>>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the record changes only with these texts
  useEffect(() => {
    let isLatest = true;
    void record.open().then((next) => {
      if (isLatest) setOpened(next);
    });
    return () => {
      isLatest = false;
    };
  }, [record.key, inBrowser, inTab]);
  return opened;
}
