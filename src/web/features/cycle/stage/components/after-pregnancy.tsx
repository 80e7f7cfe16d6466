import { Trans, useLingui } from "@lingui/react/macro";
import { addDays, daysBetween } from "#domain/days/calendar-day.ts";
import { HEALING_DAYS } from "#domain/life/healing.ts";
import { TEST_AFTER_LOSS_DAYS } from "#domain/reminders/stage-days.ts";
import { formatDay } from "#web/i18n/format-day.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { TextLink } from "#web/ui/text/text-link.tsx";
import type { StageProps } from "../view-model.ts";

/** The lactational amenorrhoea method ends at six months (Bellagio; WHO MEC 2010, NBK138631). */
const LAM_DAYS = 183;

export function AfterPregnancy({ stage, today }: StageProps) {
  const days = stage.since === null ? null : daysBetween(stage.since, today);
  return (
    <div className="grid gap-2">
      <div className="grid gap-1.5 border-line pt-2 text-[0.9375rem]/5.5 max-md:border-t">
        {stage.kind === "after-loss" && <Loss stage={stage} days={days} />}
        {stage.kind === "after-birth" && (
          <Birth days={days} isBreastfeeding={stage.isBreastfeeding} />
        )}
        {stage.kind === "after-pregnancy" && <Unknown />}
      </div>
      <ButtonLink href="/guidance#after-birth-or-loss">
        <Trans>See the danger signs</Trans>
      </ButtonLink>
    </div>
  );
}

interface DaysSince {
  readonly days: number | null;
}

/** NHS, Miscarriage, What happens (reviewed 2022); for a clinician's review. */
function Loss({ stage, days }: Pick<StageProps, "stage"> & DaysSince) {
  const { i18n } = useLingui();
  const isLoss = stage.kind === "after-loss" && stage.ending === "loss";
  const { since } = stage;
  const testDay = since && formatDay(addDays(since, TEST_AFTER_LOSS_DAYS), i18n.locale);
  const isTestable = days !== null && days >= TEST_AFTER_LOSS_DAYS;
  return (
    <>
      <p>
        {isLoss && (
          <strong className="text-ink">
            <Trans>We're sorry.</Trans>{" "}
          </strong>
        )}
        <Trans>
          Bleeding can last up to two weeks. Your next period usually comes after 4 to 6 weeks.
        </Trans>
      </p>
      <p>
        <Trans>
          Get help at once if you soak a pad in an hour, feel hot or shivery, have strong pain, or a
          discharge that smells bad.
        </Trans>
      </p>
      {testDay && (
        <p className="text-sm text-soft">
          {isTestable ? (
            <Trans>A pregnancy test should be negative now. If not, see a clinic this week.</Trans>
          ) : (
            <Trans>A pregnancy test should be negative from {testDay}.</Trans>
          )}
        </p>
      )}
    </>
  );
}

function Birth({ days, isBreastfeeding }: DaysSince & { readonly isBreastfeeding: boolean }) {
  const isLochia = days === null || days <= HEALING_DAYS.birth;
  const mayCount = isBreastfeeding && (days ?? 0) < LAM_DAYS;
  return (
    <>
      {isLochia && (
        <p>
          <Trans>Bleeding in the first six weeks is healing, not a period.</Trans>
        </p>
      )}
      {mayCount ? (
        <p>
          <Trans>
            Breastfeeding prevents pregnancy only if your baby is under 6 months, gets only breast
            milk day and night, and no period has come.
          </Trans>
        </p>
      ) : (
        <p>
          <Trans>
            You can get pregnant before your first period comes. Ask a clinic which method suits
            you.
          </Trans>
        </p>
      )}
      <TextLink href="/my-health/how-you-feel">
        <Trans>Check how you feel</Trans>
      </TextLink>
    </>
  );
}

const Unknown = () => (
  <>
    <p>
      <Trans>Your cycle starts again with your next period.</Trans>
    </p>
    <TextLink href="/settings/profile#life-stages">
      <Trans>Add how your pregnancy ended</Trans>
    </TextLink>
  </>
);
