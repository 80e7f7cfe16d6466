import { useLingui } from "@lingui/react/macro";
import { troubleOf } from "#web/api/trouble.ts";
import { wordsOf } from "#web/api/trouble-words.ts";
import { Notice } from "#web/ui/notice.tsx";

/** Why a save failed; what she typed stays in its form. */
export function SaveTrouble({ error }: { readonly error: Error | null }) {
  const { i18n } = useLingui();
  if (error === null) return null;
  return (
    <Notice tone="urgent">
      <p>{i18n._(wordsOf(troubleOf(error)))}</p>
    </Notice>
  );
}
