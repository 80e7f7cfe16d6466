import { Trans, useLingui } from "@lingui/react/macro";
import { isCalendarDay } from "#domain/days/calendar-day.ts";
import { hairSites } from "#domain/pcos/ferriman-gallwey.ts";
import { ConflictDialog } from "#web/entry/conflict/conflict-dialog.tsx";
import { entryNotes } from "#web/entry/conflict/joined-notes.ts";
import { FailureNotice } from "#web/entry/saving/failure-notice.tsx";
import { formatDay } from "#web/i18n/format-day.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Checkbox } from "#web/ui/fields/checkbox.tsx";
import { TextAreaField } from "#web/ui/fields/text-area-field.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { hairSiteLabels } from "#web/words/hair-site.ts";
import type { DayOfAnswers } from "../api.ts";
import type { useCheckWalk } from "../use-check-walk.ts";
import { stepTitle } from "../words.ts";
import { HairScore } from "./hair-score.tsx";
import { ReviewRows } from "./review-rows.tsx";

interface ReviewStepProps {
  readonly walk: ReturnType<typeof useCheckWalk>;
}

export function ReviewStep({ walk }: ReviewStepProps) {
  const { t } = useLingui();
  const { draft, look, change, go } = walk;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-2">
      <Card title={<Trans>Hair</Trans>} actions={<DayWords date={draft.date} />}>
        <div className="grid gap-4">
          <HairScore draft={draft} look={look} />
        </div>
      </Card>
      <div className="grid min-w-0 gap-5">
        <Card title={<Trans>Your answers</Trans>}>
          <ReviewRows draft={draft} onGo={go} />
        </Card>
        <Card>
          <Checkbox
            name="treatsHair"
            label={<Trans>I treat or remove hair</Trans>}
            checked={draft.treatsHair ?? false}
            onChange={(treatsHair) => change({ ...draft, treatsHair })}
          />
          <TextAreaField
            name="notes"
            className="mt-2"
            label={t`Notes`}
            hint={t`What you use, since when, what changed.`}
            maxLength={2000}
            value={draft.notes}
            onChange={(notes) => change({ ...draft, notes })}
          />
        </Card>
        <SaveHindrance walk={walk} />
        <FailureNotice failure={walk.failure}>
          <Trans>Your answers are still here.</Trans>
        </FailureNotice>
        <CheckConflict walk={walk} />
      </div>
    </div>
  );
}

function DayWords({ date }: { readonly date: string }) {
  const { i18n } = useLingui();
  // The date field may be empty; saving then asks for a date.
  if (!isCalendarDay(date)) return null;
  return <p className="text-sm text-soft">{formatDay(date, i18n.locale)}</p>;
}

function SaveHindrance({ walk }: ReviewStepProps) {
  switch (walk.hindrance) {
    case null:
      return null;
    case "empty":
      return (
        <Notice tone="info">
          <Trans>Answer at least one question, then save.</Trans>
        </Notice>
      );
    case "wrong-date":
      return (
        <Notice tone="info" title={<Trans>Choose today or an earlier day.</Trans>}>
          <Button variant="secondary" className="mt-3" onClick={() => walk.go("start")}>
            <Trans>Change the date</Trans>
          </Button>
        </Notice>
      );
    case "sites-missing":
      return <SitesMissing walk={walk} />;
  }
}

function SitesMissing({ walk }: ReviewStepProps) {
  const { i18n } = useLingui();
  const { draft, change, go } = walk;
  const missing = hairSites.filter((site) => draft.hair[site] === undefined);
  const [first = "upper_lip"] = missing;
  const names = missing.map((site) => i18n._(hairSiteLabels[site])).join(", ");
  return (
    <Notice tone="info" title={<Trans>The hair score needs all nine places</Trans>}>
      <p>
        <Trans>Still open: {names}.</Trans>
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button variant="secondary" onClick={() => go(first)}>
          <Trans>Score the next place</Trans>
        </Button>
        <Button variant="secondary" onClick={() => change({ ...draft, hair: {} })}>
          <Trans>Leave hair out this time</Trans>
        </Button>
      </div>
    </Notice>
  );
}

function CheckConflict({ walk }: ReviewStepProps) {
  const { i18n, t } = useLingui();
  const yesNo = (answer: boolean | undefined) =>
    answer === undefined ? null : answer ? t`Yes` : t`No`;
  const rowsOf = ({ hair, acne, hairThinning, acanthosis, treatsHair, notes }: DayOfAnswers) => [
    ...hairSites.map((site) => ({
      label: i18n._(hairSiteLabels[site]),
      text: hair === undefined ? null : String(hair[site]),
    })),
    {
      label: stepTitle("acne", i18n),
      text: acne === undefined ? null : t`${acne} of 4`,
    },
    {
      label: stepTitle("thinning", i18n),
      text: hairThinning === undefined ? null : t`${hairThinning} of 3`,
    },
    { label: stepTitle("acanthosis", i18n), text: yesNo(acanthosis) },
    { label: t`I treat or remove hair`, text: yesNo(treatsHair) },
    { label: t`Notes`, text: notes ?? null },
  ];
  return (
    <ConflictDialog
      conflict={walk.conflict}
      rowsOf={rowsOf}
      notes={entryNotes}
      onKeepTheirs={walk.leave}
    />
  );
}
