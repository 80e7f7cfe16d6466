import { Trans } from "@lingui/react/macro";
import { severityOutOfFive } from "#domain/day/severity-out-of-five.ts";
import { TextLink } from "#web/ui/text/text-link.tsx";
import type { SymptomRow } from "../view-model.ts";

export function SymptomOrigin({ row }: { readonly row: SymptomRow }) {
  return (
    <>
      <Origin row={row} />
      {row.others.map(({ source, value }) => {
        const says = value === null ? null : severityOutOfFive(value);
        if (source === "daily-log" && says !== null) {
          return (
            <TextLink key={source} href={trackOf(row)} className={AS_LOW_AS_ITS_LINE}>
              <Trans>Your daily log says {says}/5</Trans>
            </TextLink>
          );
        }
        if (source !== "symptoms") return null;
        return (
          <span key={source}>
            <Trans>Your symptom entry says {says}/5</Trans>
          </span>
        );
      })}
    </>
  );
}

function Origin({ row }: { readonly row: SymptomRow }) {
  if (row.source === "device") {
    return (
      <span>
        <Trans>On this device only</Trans>
      </span>
    );
  }
  if (row.source !== "daily-log") return null;
  return (
    <TextLink href={trackOf(row)} className={AS_LOW_AS_ITS_LINE}>
      <Trans>From your daily log</Trans>
    </TextLink>
  );
}

/** The area to touch reaches over the lines above and below, which would otherwise move apart. */
const AS_LOW_AS_ITS_LINE = "-my-3 py-3";

const trackOf = ({ date }: SymptomRow) => `/track?day=${date}`;
