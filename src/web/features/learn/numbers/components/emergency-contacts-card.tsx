import { Trans, useLingui } from "@lingui/react/macro";
import { calendarDay } from "#domain/calendar-day.ts";
import { formatDay } from "#web/i18n/format-day.ts";
import { Card } from "#web/ui/card.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import { type EmergencyContacts, emergencyContacts, telLink } from "../view-model.ts";
import { askClinicLabels, kindLabels } from "./labels.tsx";

/** The numbers of her country, each with what it is for and the day it was last checked. */
export function EmergencyContactsCard({ country }: { readonly country: string | null }) {
  const { i18n } = useLingui();
  const { numbers, generalNumber, askClinicFor } = emergencyContacts(country);
  return (
    <Card title={<Trans>Emergency Contacts</Trans>}>
      <ul className="divide-y divide-line">
        {generalNumber !== null && <GeneralRow number={generalNumber} />}
        {numbers.map((entry) => (
          <NumberRow key={entry.service + entry.number} entry={entry} />
        ))}
        {askClinicFor.map((kind) => (
          <li key={kind} className="py-3 text-soft">
            {i18n._(askClinicLabels[kind])}
          </li>
        ))}
      </ul>
      <TextLink href="/guidance" className="mt-2">
        <Trans>When to get help</Trans>
      </TextLink>
    </Card>
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

function NumberRow({ entry }: { readonly entry: EmergencyContacts["numbers"][number] }) {
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
        <CallLink number={number} />
      ) : (
        <p className="flex min-h-12 items-center gap-2">
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
