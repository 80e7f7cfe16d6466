import { useLingui } from "@lingui/react/macro";
import type { TriedMeasure } from "#contract/insights/tried.ts";
import { AsTyped } from "#web/ui/text/as-typed.tsx";
import { measureName } from "../words.ts";

export function MeasureName({ measure }: { readonly measure: TriedMeasure }) {
  const { i18n } = useLingui();
  const name = measureName(measure, i18n);
  const isTyped = measure.kind === "lab" && measure.name !== null;
  return isTyped ? <AsTyped>{name}</AsTyped> : name;
}
