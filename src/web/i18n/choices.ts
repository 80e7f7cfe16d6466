import type { I18n } from "@lingui/core";
import type { Choice } from "#web/ui/fields/choice.ts";
import type { Labels } from "#web/words/labels.ts";

export function choicesOf<Value extends string>(
  values: readonly Value[],
  labels: Labels<Value>,
  i18n: I18n,
): Choice<Value>[] {
  return values.map((value) => ({ value, label: i18n._(labels[value]) }));
}
