import { useLingui } from "@lingui/react/macro";
import type { Trouble } from "#web/api/trouble.ts";
import { wordsOf } from "#web/api/trouble-words.ts";
import { fieldMessages } from "#web/entry/field-words.ts";
import { Notice } from "#web/ui/notice.tsx";

/** Why the profile was not saved; each refused field with the server's own words. */
export function SetupTrouble({ trouble }: { readonly trouble: Trouble }) {
  const { i18n } = useLingui();
  return (
    <Notice tone="urgent">
      {i18n._(wordsOf(trouble))}
      {trouble.kind === "fields" && (
        <ul className="list-disc pl-5">
          {fieldMessages(i18n, trouble).map((message) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
      )}
    </Notice>
  );
}
