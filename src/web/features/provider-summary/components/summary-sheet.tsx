import { Trans, useLingui } from "@lingui/react/macro";
import type { CalendarDay } from "#domain/calendar-day.ts";
import { formatDay } from "#web/i18n/format-day.ts";
import { contraceptionLabels, pcosLabels, pregnancyLabels } from "#web/i18n/profile-labels.ts";
import {
  cyclesPart,
  latestMeasures,
  moodPart,
  type SummarySources,
  symptomRows,
} from "../view-model.ts";
import { CyclesSection } from "./cycles-section.tsx";
import { MeasuresSection } from "./measures-section.tsx";
import { MoodSection } from "./mood-section.tsx";
import { SymptomsSection } from "./symptoms-section.tsx";

interface SummarySheetProps {
  readonly sources: SummarySources;
  readonly today: CalendarDay;
  readonly showsName: boolean;
}

/** One page of A4 for a nurse or a doctor: what she logged, plainly, and no finding. */
export function SummarySheet({ sources, today, showsName }: SummarySheetProps) {
  return (
    <article className="summary-sheet">
      <Heading {...{ sources, today, showsName }} />
      <div className="summary-columns">
        <CyclesSection part={cyclesPart(sources, today)} />
        <MoodSection part={moodPart(sources, today)} />
        <SymptomsSection rows={symptomRows(sources, today)} today={today} />
        <MeasuresSection measures={latestMeasures(sources)} today={today} />
      </div>
      <footer>
        <p>
          <Trans>
            Educational, not a diagnosis. Everything here was logged by her own hand; nothing was
            measured by this app. Usual ranges are published ones and are named with their source.
          </Trans>
        </p>
      </footer>
    </article>
  );
}

function Heading({ sources: { profile }, today, showsName }: SummarySheetProps) {
  const { i18n } = useLingui();
  const { age, pcosDiagnosis, contraception, pregnancyStatus } = profile;
  const unsaid = <Trans>not said</Trans>;
  return (
    <header>
      <h2>
        <Trans>Health summary</Trans>
      </h2>
      <p>
        <Trans>Made with Mwezi on {formatDay(today, i18n.locale)}</Trans>
      </p>
      <dl>
        {showsName && <Fact name={<Trans>Name</Trans>}>{profile.name}</Fact>}
        <Fact name={<Trans>Age</Trans>}>{age ?? unsaid}</Fact>
        <Fact name={<Trans>PCOS diagnosis</Trans>}>
          {pcosDiagnosis === null ? unsaid : i18n._(pcosLabels[pcosDiagnosis])}
        </Fact>
        <Fact name={<Trans>Contraception</Trans>}>
          {contraception === null ? unsaid : i18n._(contraceptionLabels[contraception])}
        </Fact>
        <Fact name={<Trans>Pregnancy</Trans>}>
          {pregnancyStatus === null ? unsaid : i18n._(pregnancyLabels[pregnancyStatus])}
        </Fact>
      </dl>
    </header>
  );
}

function Fact({
  name,
  children,
}: {
  readonly name: React.ReactNode;
  readonly children: React.ReactNode;
}) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
