import { Trans, useLingui } from "@lingui/react/macro";
import { calendarDay } from "#domain/calendar-day.ts";
import { formatDay } from "#web/i18n/format-day.ts";
import { Card } from "#web/ui/card.tsx";
import { type Guidance, telLink } from "../view-model.ts";
import { askClinicLabels, kindLabels } from "./labels.tsx";

/** Who else answers in her country, each with the day its number was last checked. */
export function NumberList({ others, askClinicFor }: Guidance) {
  const { i18n } = useLingui();
  return (
    <Card title={<Trans>Other numbers in your country</Trans>}>
      <ul className="grid gap-4">
        {others.map((entry) => (
          <NumberRow key={entry.number + entry.service} entry={entry} />
        ))}
        {askClinicFor.map((kind) => (
          <li key={kind} className="text-soft">
            {i18n._(askClinicLabels[kind])}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function NumberRow({ entry }: { readonly entry: Guidance["others"][number] }) {
  const { i18n } = useLingui();
  const { service, number, kind, by, hours, checkedOn } = entry;
  const checked = formatDay(calendarDay(checkedOn), i18n.locale);
  return (
    <li className="grid gap-x-4 sm:grid-cols-[1fr_auto] sm:items-center">
      <div>
        <p className="font-semibold">{service}</p>
        <p className="text-sm text-soft">
          {i18n._(kindLabels[kind])}
          {hours === "always" && (
            <>
              {" · "}
              <Trans>day and night</Trans>
            </>
          )}
          {hours === "by-appointment" && (
            <>
              {" · "}
              <Trans>by appointment, not for a crisis</Trans>
            </>
          )}
          {" · "}
          <Trans>checked {checked}</Trans>
        </p>
      </div>
      {by === "call" ? (
        <a
          href={telLink(number)}
          className="inline-flex min-h-12 items-center font-display text-xl font-semibold text-hibiscus-ink tabular-nums underline decoration-1 underline-offset-4"
        >
          {number}
        </a>
      ) : (
        <p className="flex min-h-12 flex-wrap items-center gap-x-2">
          <span className="font-display text-xl font-semibold tabular-nums">{number}</span>
          <span className="text-sm text-soft">
            <Trans>messages only</Trans>
          </span>
        </p>
      )}
    </li>
  );
}
