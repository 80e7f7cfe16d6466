import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Ovulation } from "#contract/ovulation.ts";

/** What an ovulation entry may hold besides its day. */
export const ovulationSignLabels: Readonly<
  Record<Exclude<keyof Ovulation, "id" | "date">, MessageDescriptor>
> = {
  basalBodyTemp: msg`Basal temperature`,
  ovulationTest: msg`Ovulation test`,
  cervicalMucus: msg`Cervical mucus`,
  sexualActivity: msg`Sexual activity`,
  disturbance: msg`What may have disturbed it`,
  isUnsure: msg`I'm not sure`,
};
