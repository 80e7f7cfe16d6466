import { useLingui } from "@lingui/react/macro";
import type { Trouble } from "#web/api/trouble.ts";
import { wordsOf } from "#web/api/trouble-words.ts";
import { fieldMessages } from "#web/entry/field-words.ts";
import { Notice } from "#web/ui/notice.tsx";

/** Why a period could not be started or ended: the server's own words where it gave some. */
export function PeriodTrouble({ trouble }: { readonly trouble: Trouble }) {
  const { i18n } = useLingui();
  const words =
    trouble.kind === "fields" ? fieldMessages(i18n, trouble).join(" ") : i18n._(wordsOf(trouble));
  return <Notice tone="urgent">{words}</Notice>;
}
