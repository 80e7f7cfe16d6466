import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { countedLengths } from "#domain/cycles/cycle-statistics.ts";
import { type CycleNorms, cycleNorms } from "#domain/cycles/norms/cycle-norms.ts";
import { Card } from "#web/ui/card.tsx";
import { ChartTable } from "#web/ui/charts/chart-table.tsx";
import { normsOfAgeWords, sourceWords } from "#web/words/norms-of-age.ts";
import { changeWords, durationWords, frequencyWords, regularityWords } from "../words.ts";
import { LengthStrip } from "./length-strip.tsx";
import type { SymptomPatternsCardProps } from "./symptom-patterns-card.tsx";

export function CycleNormsCard({ facts, today }: SymptomPatternsCardProps) {
  const { t } = useLingui();
  const norms = cycleNorms(facts, today);
  const lengths = countedLengths(facts.cycles);
  return (
    <Card title={<Trans>Your cycles</Trans>}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {lengths.length > 0 && (
          <div>
            <LengthStrip
              lengths={lengths}
              usual={norms.kind === "norms" ? norms.usual.cycle : null}
            />
            <ChartTable
              summary={<Trans>As a table</Trans>}
              caption={t`Length of each cycle`}
              columns={[t`Cycle, oldest first`, t`Days`]}
              rows={lengths.map((days, place) => ({ key: `${place}`, cells: [place + 1, days] }))}
            />
          </div>
        )}
        <Norms norms={norms} age={facts.age ?? null} />
      </div>
    </Card>
  );
}

function Norms({ norms, age }: { readonly norms: CycleNorms; readonly age: number | null }) {
  const { i18n } = useLingui();
  if (norms.kind === "not-enough-cycles") {
    const { cyclesNeeded } = norms;
    return (
      <p className="text-soft">
        {cyclesNeeded === 1 ? (
          <Trans>Log 1 more complete cycle to compare with the usual range.</Trans>
        ) : (
          <Trans>Log {cyclesNeeded} more complete cycles to compare with the usual range.</Trans>
        )}
      </p>
    );
  }
  if (norms.kind === "norms-do-not-hold") {
    return (
      <p className="text-soft">
        <Trans>
          We don't show a usual range. It depends on your age, and there is none in pregnancy, while
          breastfeeding, or with hormones or an IUD not known to be copper.
        </Trans>
      </p>
    );
  }
  if (norms.kind === "change") {
    return (
      <>
        <p>
          {i18n._(normsOfAgeWords({ kind: "change", ...norms.usual }))}{" "}
          {norms.cycles > 1 && i18n._(changeWords(norms))}
        </p>
        <p className="text-sm text-soft">{i18n._(sourceWords(norms.usual))}</p>
      </>
    );
  }
  const duration = durationWords(norms);
  return (
    <>
      <dl className="grid gap-3">
        <Row title={<Trans>How often</Trans>}>{i18n._(frequencyWords(norms))}</Row>
        <Row title={<Trans>How evenly</Trans>}>{i18n._(regularityWords(norms, age))}</Row>
        {duration !== null && (
          <Row title={<Trans>How long you bleed</Trans>}>{i18n._(duration)}</Row>
        )}
      </dl>
      <p className="text-sm text-soft">
        <Trans>Usual range: {norms.usual.source}</Trans>
      </p>
    </>
  );
}

function Row({ title, children }: { readonly title: ReactNode; readonly children: ReactNode }) {
  return (
    <div>
      <dt className="font-semibold">{title}</dt>
      <dd>{children}</dd>
    </div>
  );
}
