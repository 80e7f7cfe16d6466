import { Trans, useLingui } from "@lingui/react/macro";
import { sleepSigns } from "#domain/questionnaires/sleep-questions.ts";
import { formatList } from "#web/i18n/format-list.ts";
import { sleepSignLabels } from "../words.ts";

export function SleepSigns({ answers }: { readonly answers: readonly number[] }) {
  const { i18n } = useLingui();
  const signs = sleepSigns(answers);
  if (signs.length === 0) return <Trans>none of the three signs</Trans>;
  return formatList(
    signs.map((sign) => i18n._(sleepSignLabels[sign])),
    i18n.locale,
  );
}
