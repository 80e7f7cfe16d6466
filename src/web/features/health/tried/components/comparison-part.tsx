import { useLingui } from "@lingui/react/macro";
import { type ReactNode, useState } from "react";
import type { Comparison } from "#contract/insights/tried.ts";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import { Summary } from "#web/ui/summary.tsx";
import { measureUnit, verdictWords } from "../words.ts";
import { ComparisonChart } from "./comparison-chart.tsx";
import { MeasureName } from "./measure-name.tsx";

interface ComparisonPartProps {
  readonly comparison: Comparison;
  readonly from: CalendarDay;
  readonly isOpen: boolean;
}

export function ComparisonPart({ comparison, from, isOpen }: ComparisonPartProps) {
  const [wasOpened, setWasOpened] = useState(false);
  const said = <Said comparison={comparison} />;
  const chart = <ComparisonChart comparison={comparison} from={from} />;
  if (isOpen)
    return (
      <Section>
        {said}
        {chart}
      </Section>
    );
  return (
    <Section>
      <details className="group" onToggle={() => setWasOpened(true)}>
        <Summary>{said}</Summary>
        <div className="grid gap-2 pt-2">{wasOpened && chart}</div>
      </details>
    </Section>
  );
}

const Section = ({ children }: { readonly children: ReactNode }) => (
  <section className="grid gap-2 border-t border-line pt-4">{children}</section>
);

function Said({ comparison }: Pick<ComparisonPartProps, "comparison">) {
  const { i18n } = useLingui();
  const { measure } = comparison;
  return (
    <div className="grid gap-2">
      <h3 className="text-lg">
        <MeasureName measure={measure} />{" "}
        <span className="text-sm font-normal text-soft">{measureUnit(measure, i18n)}</span>
      </h3>
      <p className="font-normal">{i18n._(verdictWords(comparison))}</p>
    </div>
  );
}
