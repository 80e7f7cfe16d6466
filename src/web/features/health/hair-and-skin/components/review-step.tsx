import { Trans, useLingui } from "@lingui/react/macro";
import { isCalendarDay } from "#domain/calendar-day.ts";
import { hairSites, hairTotal } from "#domain/ferriman-gallwey.ts";
import { FailureNotice } from "#web/entry/failure-notice.tsx";
import { formatDay } from "#web/i18n/format-day.ts";
import { Card } from "#web/ui/card.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { TextAreaField } from "#web/ui/text-area-field.tsx";
import { hairSiteLabels } from "#web/words/hair-site.ts";
import { BodyFigure } from "../../body-figures/components/body-figure.tsx";
import type { SkinLook } from "../../body-figures/view-model.ts";
import type { useCheckWalk } from "../use-check-walk.ts";
import type { CheckDraft } from "../view-model.ts";
import { CheckConflict } from "./check-conflict.tsx";
import { ReviewRows } from "./review-rows.tsx";
import { SaveHindrance } from "./save-hindrance.tsx";
import { TotalWords } from "./total-words.tsx";

interface ReviewStepProps {
  readonly walk: ReturnType<typeof useCheckWalk>;
}

/** All she answered at one look, each answer a press away from being changed. */
export function ReviewStep({ walk }: ReviewStepProps) {
  const { t } = useLingui();
  const { draft, look, change, go } = walk;
  const total = hairTotal(draft.hair);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-2">
      <Card title={<Trans>Hair</Trans>} actions={<DayWords date={draft.date} />}>
        <div className="grid gap-4">
          <HairFigure hair={draft.hair} look={look} />
          {total !== null && <TotalWords total={total} treatsHair={draft.treatsHair ?? false} />}
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
  // She may have emptied the field; saving then asks for a day.
  if (!isCalendarDay(date)) return null;
  return <p className="text-sm text-soft">{formatDay(date, i18n.locale)}</p>;
}

interface HairFigureProps {
  readonly hair: CheckDraft["hair"];
  readonly look: SkinLook;
}

function HairFigure({ hair, look }: HairFigureProps) {
  const { i18n, t } = useLingui();
  const scored = hairSites.flatMap((site) => {
    const grade = hair[site];
    return grade === undefined ? [] : [`${i18n._(hairSiteLabels[site])} ${grade}`];
  });
  const list = scored.join(", ");
  return (
    <BodyFigure
      hair={hair}
      look={look}
      front={t`Front`}
      back={t`Back`}
      label={scored.length === 0 ? t`No site is scored yet.` : t`Points by site: ${list}.`}
    />
  );
}
