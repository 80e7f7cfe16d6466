import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { EmergencyNumbers } from "#domain/care/emergency-numbers.ts";
import { Icon } from "#web/ui/icon.tsx";
import { telLink } from "#web/ui/text/tel-link.ts";
import { TextLink } from "#web/ui/text/text-link.tsx";
import { askClinicWords, numberFacts } from "../words.ts";
import { ServiceName } from "./service-name.tsx";

export function NumberList({ numbers, generalNumber, askClinicFor, directory }: EmergencyNumbers) {
  const { i18n, t } = useLingui();
  return (
    <ul className="divide-y divide-line wrap-anywhere">
      {generalNumber !== null && (
        <NumberRow
          name={t`Emergency Services`}
          about={[t`Medical emergency. Works from most mobile phones.`]}
          number={generalNumber}
          by="call"
        />
      )}
      {numbers.map((entry) => (
        <NumberRow
          key={entry.service + entry.number}
          name={
            entry.kind === "emergency" && entry.number === "112" ? (
              t`Emergency Services`
            ) : (
              <ServiceName service={entry.service} />
            )
          }
          about={numberFacts(entry, i18n)}
          number={entry.number}
          by={entry.by}
        />
      ))}
      {askClinicFor.map((kind) => (
        <li key={kind} className="py-3 text-soft">
          {i18n._(askClinicWords[kind])}
        </li>
      ))}
      {directory !== null && (
        <li className="py-2">
          <p className="text-soft">
            <Trans>
              This website lists crisis lines by country. We have not checked its numbers.
            </Trans>
          </p>
          <TextLink href={directory.address} rel="noreferrer">
            {directory.name}
          </TextLink>
        </li>
      )}
    </ul>
  );
}

interface NumberRowProps {
  readonly name: ReactNode;
  readonly about: readonly string[];
  readonly number: string;
  readonly by: "call" | "message";
}

function NumberRow({ name, about, number, by }: NumberRowProps) {
  return (
    <li className="items-center gap-x-4 py-2 sm:flex">
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{name}</p>
        {/* Wraps between facts, never inside a date; the overflow hides the dot at the start of a line. */}
        <p className="overflow-hidden text-sm text-soft">
          <span className="-ml-4 flex flex-wrap">
            {about.map((fact) => (
              <span
                key={fact}
                className="flex before:w-4 before:flex-none before:text-center before:content-['·']"
              >
                {fact}{" "}
              </span>
            ))}
          </span>
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
      className="-ml-2 inline-flex min-h-12 sm:-mr-2 sm:ml-0 items-center gap-2 rounded-control px-2 font-display text-xl font-semibold sm:whitespace-nowrap text-hibiscus-ink tabular-nums underline decoration-1 underline-offset-4 hover:bg-hibiscus-wash"
    >
      <Icon name="phone" size={20} />
      {number}
    </a>
  );
}
