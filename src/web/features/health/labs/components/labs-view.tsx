import { Trans, useLingui } from "@lingui/react/macro";
import { lazy, type ReactNode, Suspense, useId, useState } from "react";
import type { LabResult } from "#contract/entries/labs.ts";
import type { DayMeasures } from "#contract/entries/measures.ts";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import { labReadings } from "#domain/labs/lab-readings.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { type LabContext, labSections, type SectionName } from "../view-model.ts";
import { sectionTitles } from "../words.ts";
import { IndexCard } from "./index-card.tsx";
import { LabCard } from "./lab-card.tsx";

const ResultDialog = lazy(async () => ({
  default: (await import("./result-dialog.tsx")).ResultDialog,
}));

const SlipDialog = lazy(async () => ({
  default: (await import("../../slips/components/slip-dialog.tsx")).SlipDialog,
}));

interface LabsViewProps extends Omit<LabContext, "onEdit"> {
  /** Glucose, insulin and HbA1c of the daily log are listed with laboratory results. */
  readonly measures: readonly DayMeasures[];
  readonly today: CalendarDay;
}

export function LabsView({ measures, today, ...context }: LabsViewProps) {
  const [task, setTask] = useState<LabResult | "new" | "slip" | null>(null);
  const onDone = () => setTask(null);
  const addButtons = (
    <div className="flex flex-wrap gap-3">
      <Button onClick={() => setTask("new")}>
        <Icon name="plus" size={20} />
        <Trans>Add a result</Trans>
      </Button>
      <Button variant="secondary" onClick={() => setTask("slip")}>
        <Trans>Read a message or PDF</Trans>
      </Button>
    </div>
  );
  const readings = labReadings(context.results, measures);
  return (
    <>
      {readings.length === 0 ? (
        <Card title={<Trans>No results yet</Trans>}>
          <p className="mb-4 max-w-[60ch] text-soft">
            <Trans>
              Glucose, insulin, testosterone, TSH and whatever else your laboratory measures go
              here, each with its printed range. Take your result and start with one line.
            </Trans>
          </p>
          {addButtons}
        </Card>
      ) : (
        <div className="grid grid-cols-1 gap-5 lg:gap-6">
          {addButtons}
          {labSections(readings).map(({ name, groups }) => (
            <LabSection key={name} name={name}>
              {groups.map((group) => (
                <LabCard key={group.key} group={group} context={{ ...context, onEdit: setTask }} />
              ))}
              <IndexCard section={name} readings={readings} />
            </LabSection>
          ))}
        </div>
      )}
      <Suspense>
        {task === "slip" && <SlipDialog results={context.results} today={today} onDone={onDone} />}
        {task !== null && task !== "slip" && (
          <ResultDialog
            result={task === "new" ? null : task}
            results={context.results}
            today={today}
            onDone={onDone}
          />
        )}
      </Suspense>
    </>
  );
}

interface LabSectionProps {
  readonly name: SectionName;
  readonly children: ReactNode;
}

function LabSection({ name, children }: LabSectionProps) {
  const { i18n } = useLingui();
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-4">
      <h2 id={id} className="text-2xl">
        {i18n._(sectionTitles[name])}
      </h2>
      <div className="grid grid-cols-1 gap-5 md:grid-cols-2 lg:gap-6">{children}</div>
    </section>
  );
}
