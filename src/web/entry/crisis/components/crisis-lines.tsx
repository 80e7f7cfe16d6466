import { Trans, useLingui } from "@lingui/react/macro";
import {
  emergencyNumbers,
  GENERAL_EMERGENCY_NUMBER,
  isCrisisLine,
} from "#domain/care/emergency-numbers.ts";
import type { CheckedNumber } from "#domain/labs/checked-numbers.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { telLink } from "#web/ui/text/tel-link.ts";
import { TextLink } from "#web/ui/text/text-link.tsx";
import { numberHoursLabels } from "#web/words/emergency-number-kind.ts";
import { useCountry } from "../../concerns/api.ts";

export function CrisisLines() {
  const { numbers, directory } = emergencyNumbers(useCountry());
  const lines = numbers.filter(isCrisisLine);
  return (
    <div className="grid gap-2">
      {lines
        .filter(({ by }) => by === "call")
        .map((line, place) => (
          <CallLine key={line.number} line={line} isFirst={place === 0} />
        ))}
      {directory !== null && (
        <p className="text-soft">
          <Trans>
            We have no crisis line for your country that we could confirm. The emergency number
            works from most mobile phones.
          </Trans>
        </p>
      )}
      <ButtonLink
        variant={directory === null ? "secondary" : "primary"}
        className="min-h-14"
        href={telLink(GENERAL_EMERGENCY_NUMBER)}
      >
        <Icon name="phone" size={20} />
        <Trans>In danger? Call {GENERAL_EMERGENCY_NUMBER}</Trans>
      </ButtonLink>
      {lines
        .filter(({ by }) => by === "message")
        .map((line) => (
          <MessageLine key={line.number} line={line} />
        ))}
      {directory !== null && (
        <div>
          <TextLink href={directory.address} rel="noreferrer">
            {directory.name}
          </TextLink>
          <p className="text-sm text-soft">
            <Trans>
              This website lists crisis lines by country. We have not checked its numbers.
            </Trans>
          </p>
        </div>
      )}
    </div>
  );
}

interface LineProps {
  readonly line: CheckedNumber;
}

/** Only the first line is prominent, and none is red, which would alarm. */
function CallLine({ line, isFirst }: LineProps & { readonly isFirst: boolean }) {
  const { number } = line;
  return (
    <ButtonLink
      variant={isFirst ? "primary" : "secondary"}
      className="min-h-16"
      href={telLink(number)}
    >
      <Icon name="phone" />
      <span>
        <span className="block text-lg">
          <Trans>Call {number}</Trans>
        </span>
        <LineFacts line={line} />
      </span>
    </ButtonLink>
  );
}

function LineFacts({ line: { service, hours } }: LineProps) {
  const { i18n } = useLingui();
  const words = numberHoursLabels[hours];
  return (
    <span className="block text-sm font-normal">
      {/* The services' names are English. */}
      <span lang="en">{service}</span>
      {words !== null && ` · ${i18n._(words)}`}
    </span>
  );
}

function MessageLine({ line }: LineProps) {
  return (
    <p className="flex flex-wrap items-baseline justify-between gap-x-4 px-1 py-1">
      <span>
        <LineFacts line={line} />
      </span>
      <span className="text-lg font-semibold tabular-nums select-all">{line.number}</span>
    </p>
  );
}
