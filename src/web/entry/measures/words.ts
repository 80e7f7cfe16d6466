import type { MessageDescriptor } from "@lingui/core";
import { measureLabels } from "#web/words/measure.ts";
import { ovulationSignLabels } from "#web/words/ovulation.ts";
import type { NumberField } from "./typed-measures.ts";

export const fieldLabels: Readonly<Record<NumberField, MessageDescriptor>> = {
  ...measureLabels,
  basalBodyTemp: ovulationSignLabels.basalBodyTemp,
};
