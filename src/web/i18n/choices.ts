import type { I18n, MessageDescriptor } from "@lingui/core";
import type { Choice } from "#web/ui/choice.ts";

/** The values of a closed list with their labels, ready for a field. */
export function choicesOf<Value extends string>(
  values: readonly Value[],
  labels: Record<Value, MessageDescriptor>,
  i18n: I18n,
): Choice<Value>[] {
  return values.map((value) => ({ value, label: i18n._(labels[value]) }));
}
