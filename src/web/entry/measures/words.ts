import type { Labels } from "#web/words/labels.ts";
import { measureLabels } from "#web/words/measure.ts";
import { ovulationSignLabels } from "#web/words/ovulation.ts";
import type { NumberField } from "./typed-measures.ts";

export const fieldLabels: Labels<NumberField> = {
  ...measureLabels,
  basalBodyTemp: ovulationSignLabels.basalBodyTemp,
};
