import { Trans } from "@lingui/react/macro";
import { useClock } from "#web/entry/use-clock.ts";
import { SymptomHistory } from "#web/features/diary/symptoms/components/symptom-history.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import { LogHealthRound } from "./logs/log-buttons.tsx";
import { openHealthLog } from "./logs/log-opening.ts";
import { OpenLogs } from "./logs/open-logs.tsx";

/** Symptoms History: everything she felt and logged. */
export function SymptomsPage() {
  const { today } = useClock();
  return (
    <div className="mx-auto grid w-full max-w-3xl gap-5">
      <header>
        <TextLink href="/" className="gap-2 no-underline hover:underline">
          <Icon name="back" size={20} />
          <Trans>Back to Dashboard</Trans>
        </TextLink>
        <h1 className="text-[1.7rem] sm:text-4xl">
          <Trans>Symptoms History</Trans>
        </h1>
      </header>
      <SymptomHistory today={today} onAdd={() => openHealthLog("symptoms")} />
      <LogHealthRound />
      <OpenLogs today={today} />
    </div>
  );
}
