import { Trans, useLingui } from "@lingui/react/macro";
import { phaseTone } from "#web/beads/phase-tone.ts";
import { Card } from "#web/ui/card.tsx";
import { FILL } from "#web/ui/charts/chart-tones.ts";
import { classNames } from "#web/ui/class-names.ts";
import { TextLink } from "#web/ui/text/text-link.tsx";
import { phaseTimes, phaseWords } from "#web/words/cycle-phase.ts";
import { moodCourseLabels } from "#web/words/ratings.ts";
import { likelyPhases, timingsOf } from "../view-model.ts";
import { timingWords } from "../words.ts";
import { CycleNormsCard } from "./cycle-norms-card.tsx";
import { SymptomPatternsCard, type SymptomPatternsCardProps } from "./symptom-patterns-card.tsx";

export function PatternsView(props: SymptomPatternsCardProps) {
  const { facts, overview, records } = props;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-2 lg:gap-6">
      <div className="grid min-w-0 gap-5 lg:gap-6">
        <CycleNormsCard {...props} />
        <PhaseTodayCard overview={overview} />
        <TimingCard facts={facts} records={records} />
      </div>
      <SymptomPatternsCard {...props} />
    </div>
  );
}

const PLACES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
const STEP = 16;

function PhaseTodayCard({ overview }: Pick<SymptomPatternsCardProps, "overview">) {
  const { i18n } = useLingui();
  const { phase: statement } = overview;
  const words = phaseWords(statement);
  if (words === null || !("odds" in statement)) return null;
  return (
    <Card title={<Trans>Where you are today</Trans>}>
      <p className="mb-3 text-balance font-semibold">{i18n._(words)}</p>
      <ul className="grid gap-3">
        {likelyPhases(statement.odds).map(({ phase, tenths }) => (
          <li key={phase} className="grid items-center gap-x-4 gap-y-1 sm:grid-cols-[1fr_auto]">
            <span>{i18n._(phaseTimes[phase])}</span>
            <span className="flex items-center gap-3 text-sm text-soft tabular-nums">
              <svg
                viewBox={`0 0 ${PLACES.length * STEP} 14`}
                width={PLACES.length * STEP * 0.8}
                height={11}
                aria-hidden="true"
              >
                {PLACES.map((place) => (
                  <circle
                    key={place}
                    cx={(place + 0.5) * STEP}
                    cy={7}
                    r={place < tenths ? 6 : 4}
                    className={place < tenths ? FILL[phaseTone[phase]] : "fill-bead"}
                  />
                ))}
              </svg>
              <Trans>{tenths} in 10</Trans>
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-sm text-soft">
        <Trans>Estimated from how long this cycle may last. Nobody can observe it directly.</Trans>
      </p>
    </Card>
  );
}

function TimingCard({ facts, records }: Pick<SymptomPatternsCardProps, "facts" | "records">) {
  const { i18n } = useLingui();
  const timings = timingsOf(records, facts);
  const follows = timings.some(({ timing }) => timing.kind === "may-follow-your-cycle");
  return (
    <Card title={<Trans>The week before your period</Trans>}>
      <ul className="grid gap-3">
        {timings.map(({ name, timing }) => (
          <li key={name} className="grid grid-cols-[auto_1fr] gap-x-3">
            <span
              aria-hidden="true"
              className={classNames(
                "mt-1.5 size-3.5 rounded-full",
                timing.kind === "may-follow-your-cycle"
                  ? "bg-violet"
                  : "bg-bead ring-1 ring-bead-edge ring-inset",
              )}
            />
            <span>
              <span className="block font-semibold">{i18n._(moodCourseLabels[name])}</span>
              <span className="text-soft">{i18n._(timingWords(timing))}</span>
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-sm text-soft">
        <Trans>
          We compare your check-ins of the 7 days before a period with those of its days 4 to 10.
          This shows timing only. It isn't a diagnosis and rules nothing out.
        </Trans>
      </p>
      {follows && (
        <div className="mt-3">
          <TextLink href="/my-health/doctor-visit">
            <Trans>Show this to a doctor or clinic</Trans>
          </TextLink>
        </div>
      )}
      <div className="mt-3">
        <TextLink href="/my-health/how-you-feel">
          <Trans>Questions about the last two weeks</Trans>
        </TextLink>
      </div>
    </Card>
  );
}
