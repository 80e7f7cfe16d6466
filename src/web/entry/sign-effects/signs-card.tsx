import { Trans, useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import type { CycleFacts } from "#domain/cycles/cycle-facts.ts";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import { explainSigns } from "#domain/forecast/explain-signs.ts";
import { Card } from "#web/ui/card.tsx";
import { SignsTestLine } from "./signs-test-line.tsx";
import { effectWords, nextWords } from "./words.ts";

interface SignsCardProps {
  readonly facts: CycleFacts;
  readonly today: CalendarDay;
}

export function SignsCard({ facts, today }: SignsCardProps) {
  const { i18n } = useLingui();
  const signs = useMemo(() => explainSigns(facts, today), [facts, today]);
  if (signs === null) return null;
  const next = nextWords(signs, i18n);
  if (signs.effects.length === 0 && next === null) return null;
  return (
    <Card>
      <div className="grid gap-3">
        <h2 className="text-xl">
          <Trans>What your signs do to the forecast</Trans>
        </h2>
        <ul className="grid gap-2">
          {effectWords(signs, i18n).map((line) => (
            <li key={line} className="grid grid-cols-[auto_1fr] gap-3">
              <span className="mt-2 size-2.5 rounded-full bg-gold" aria-hidden="true" />
              {line}
            </li>
          ))}
        </ul>
        {next !== null && <p>{next}</p>}
        <SignsTestLine facts={facts} />
      </div>
    </Card>
  );
}
