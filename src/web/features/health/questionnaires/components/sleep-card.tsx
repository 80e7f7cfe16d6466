import { Trans } from "@lingui/react/macro";
import { sleepSigns } from "#domain/questionnaires/sleep-questions.ts";
import { Card } from "#web/ui/card.tsx";
import { TextLink } from "#web/ui/text/text-link.tsx";
import { SleepSigns } from "./sleep-signs.tsx";

export function SleepCard({ answers }: { readonly answers: readonly number[] }) {
  return (
    <Card title={<Trans>Saved: your answers</Trans>}>
      <div className="grid gap-4" role="status">
        <p className="font-semibold">
          <Trans>
            You said: <SleepSigns answers={answers} />
          </Trans>
        </p>
        <p className="text-soft">
          {sleepSigns(answers).length === 0 ? (
            <Trans>Ask yourself again in a year, or when your sleep changes.</Trans>
          ) : (
            <Trans>
              Mention it at your next visit: a clinic can look into how you sleep. It isn't a
              diagnosis.
            </Trans>
          )}
        </p>
      </div>
      <p className="mt-4">
        <TextLink href="/concerns">
          <Trans>What to show a nurse or doctor</Trans>
        </TextLink>
      </p>
    </Card>
  );
}
