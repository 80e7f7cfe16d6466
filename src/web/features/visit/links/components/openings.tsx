import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { formatInstant } from "#web/i18n/format-instant.ts";
import { Summary } from "#web/ui/summary.tsx";

export function Openings({ openedAt }: { readonly openedAt: readonly string[] }) {
  const { i18n } = useLingui();
  const last = openedAt.at(-1);
  if (last === undefined) {
    return (
      <p className="text-sm text-soft">
        <Trans>Not opened yet</Trans>
      </p>
    );
  }
  const when = formatInstant(last, i18n.locale);
  return (
    <details className="group text-sm">
      <Summary className="text-soft">
        <Plural
          value={openedAt.length}
          one={`Opened once, ${when}`}
          other={`Opened # times, last ${when}`}
        />
      </Summary>
      <ul className="grid gap-0.5 pl-6.5 tabular-nums">
        {openedAt.toReversed().map((time) => (
          <li key={time}>{formatInstant(time, i18n.locale)}</li>
        ))}
      </ul>
    </details>
  );
}
