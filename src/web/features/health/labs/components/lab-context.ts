import type { LabResult } from "#contract/labs.ts";
import type { Medicine } from "#contract/medicines.ts";
import type { LoggedCycle } from "#domain/cycle-facts.ts";

/** What every card of the page is drawn from. */
export interface LabContext {
  readonly results: readonly LabResult[];
  readonly cycles: readonly LoggedCycle[];
  readonly medicines: readonly Pick<Medicine, "name" | "startDate">[];
  readonly glucoseUnit: string;
  readonly onEdit: (result: LabResult) => void;
}
