import type { StoredReader } from "./reader.ts";

// Some 25 years of periods, and twice the symptoms of most lives: what is worked out of so much takes
// the main thread 30 ms; of as much as the limits allow, 150 ms.
const MOST_CYCLES = 300;
const MOST_SYMPTOMS = 15_000;

/** Whether what is worked out of her history would hold others up, and needs a thread of its own. */
export const hasLongHistory = async (reader: StoredReader): Promise<boolean> =>
  (await reader.hasMoreThan(MOST_CYCLES, "cycle")) || reader.hasMoreThan(MOST_SYMPTOMS, "symptom");
