import { Trans, useLingui } from "@lingui/react/macro";
import type { Mood } from "#contract/check-in.ts";
import type { CycleFacts } from "#domain/cycle-facts.ts";
import { Card } from "#web/ui/card.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { TextLink } from "#web/ui/text-link.tsx";
import { moodCourseLabels } from "#web/words/ratings.ts";
import { timingsOf } from "../view-model.ts";
import { timingWords } from "../words.ts";

interface TimingCardProps {
  readonly facts: CycleFacts;
  readonly moods: readonly Mood[];
  readonly summaryHref: string;
}

/** Whether her ratings rise in the week before a period. Timing, and nothing more. */
export function TimingCard({ facts, moods, summaryHref }: TimingCardProps) {
  const { i18n } = useLingui();
  const timings = timingsOf(moods, facts);
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
          Your check-ins of the 7 days before a period are set beside those of its days 4 to 10.
          This is timing only: it names no condition and rules none out.
        </Trans>
      </p>
      {follows && (
        <TextLink href={summaryHref}>
          <Trans>Take this to a clinician</Trans>
        </TextLink>
      )}
    </Card>
  );
}
