import { Trans, useLingui } from "@lingui/react/macro";
import { calendarDay } from "#domain/calendar-day.ts";
import { formatDay } from "#web/i18n/format-day.ts";
import { Icon } from "#web/ui/icon.tsx";
import { type EmergencyContacts, type ListedNumber, telLink } from "../view-model.ts";
import { askClinicWords, purposeWords } from "../words.ts";

/** The numbers of her country, each with what it is for and the day it was last checked. */
export function NumberList({ numbers, generalNumber, askClinicFor }: EmergencyContacts) {
  const { i18n } = useLingui();
  return (
    <ul className="divide-y divide-line">
      {generalNumber !== null && <GeneralRow number={generalNumber} />}
      {numbers.map((entry) => (
        <NumberRow key={entry.service + entry.number} entry={entry} />
      ))}
      {askClinicFor.map((kind) => (
        <li key={kind} className="py-3 text-soft">
          {i18n._(askClinicWords[kind])}
        </li>
      ))}
    </ul>
  );
}

function GeneralRow({ number }: { readonly number: string }) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 py-2">
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-semibold">
          <Trans>Emergency Services</Trans>
        </p>
        <p className="text-sm text-soft">
          <Trans>Medical emergency. Works from most mobile phones.</Trans>
        </p>
      </div>
      <CallLink number={number} />
    </li>
  );
}

function NumberRow({ entry }: { readonly entry: ListedNumber }) {
  const { i18n } = useLingui();
  const { service, number, kind, by, hours, checkedOn } = entry;
  const checked = formatDay(calendarDay(checkedOn), i18n.locale);
  return (
    <li className="flex flex-wrap items-center gap-x-4 py-2">
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-semibold">
          {kind === "emergency" && number === "112" ? <Trans>Emergency Services</Trans> : service}
        </p>
        <p className="text-sm text-soft">
          {i18n._(purposeWords(entry))}
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
        <CallLink number={number} />
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

function CallLink({ number }: { readonly number: string }) {
  return (
    <a
      href={telLink(number)}
      className="-ml-2 inline-flex min-h-12 sm:-mr-2 sm:ml-0 items-center gap-2 rounded-control px-2 font-display text-xl font-semibold whitespace-nowrap text-hibiscus-ink tabular-nums underline decoration-1 underline-offset-4 hover:bg-hibiscus-wash"
    >
      <Icon name="phone" size={20} />
      {number}
    </a>
  );
}
