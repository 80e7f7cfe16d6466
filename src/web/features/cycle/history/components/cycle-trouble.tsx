import { useLingui } from "@lingui/react/macro";
import type { Trouble } from "#web/api/trouble.ts";
import { wordsOf } from "#web/api/trouble-words.ts";
import { fieldMessages } from "#web/entry/field-words.ts";
import { Notice } from "#web/ui/notice.tsx";

/** Why a cycle was not saved: the server's own words where it names a field. */
export function CycleTrouble({ trouble }: { readonly trouble: Trouble }) {
  const { i18n } = useLingui();
  const own = fieldMessages(i18n, trouble);
  return (
    <Notice tone="urgent">
      <p>{own.length > 0 ? own.join(" ") : i18n._(wordsOf(trouble))}</p>
    </Notice>
  );
}
