import { Trans, useLingui } from "@lingui/react/macro";
import { Notice } from "#web/ui/notice.tsx";
import { measureLabels } from "./labels.tsx";
import type { PleaseCheck } from "./please-check.ts";

/** Asks for a second look before something unusual is saved. */
export function PleaseCheckList({ checks }: { readonly checks: readonly PleaseCheck[] }) {
  const { i18n } = useLingui();
  if (checks.length === 0) return null;
  const isUrgent = checks.some((check) => check.isUrgent);
  return (
    <Notice tone={isUrgent ? "urgent" : "info"} title={<Trans>Please check</Trans>}>
      <ul className="grid gap-1">
        {checks.map(({ measure, words }) => (
          <li key={measure}>
            <span className="font-semibold">{i18n._(measureLabels[measure])}:</span> {i18n._(words)}
          </li>
        ))}
      </ul>
      {isUrgent && (
        <a
          href="/guidance"
          className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
        >
          <Trans>See when to get help</Trans>
        </a>
      )}
    </Notice>
  );
}
