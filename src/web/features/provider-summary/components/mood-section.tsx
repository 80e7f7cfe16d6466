import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { StressTag } from "#contract/stress.ts";
import { DAYS_BACK, type MoodPart } from "../view-model.ts";

const tagLabels: Readonly<Record<StressTag, MessageDescriptor>> = {
  Work: msg`Work`,
  Family: msg`Family`,
  Financial: msg`Financial`,
  Sleep: msg`Sleep`,
  Health: msg`Health`,
};

/** Her mood, stress and sleep in averages. */
export function MoodSection({ part }: { readonly part: MoodPart }) {
  const { i18n } = useLingui();
  const { days, depression, anxiety, stress, sleep, tags } = part;
  const named = tags.map(({ tag, days: count }) => `${i18n._(tagLabels[tag])} (${count})`);
  return (
    <section>
      <h3>
        <Trans>Mood and stress, last {DAYS_BACK} days</Trans>
      </h3>
      <ul>
        <li>
          <Plural
            value={days}
            _0="No check-in logged"
            one="Checked in on # day; averages:"
            other="Checked in on # days; averages:"
          />
        </li>
        {depression !== null && (
          <li>
            <Trans>Depression {depression} of 5</Trans>
          </li>
        )}
        {anxiety !== null && (
          <li>
            <Trans>Anxiety {anxiety} of 5</Trans>
          </li>
        )}
        {stress !== null && (
          <li>
            <Trans>Stress {stress} of 10</Trans>
          </li>
        )}
        {sleep !== null && (
          <li>
            <Trans>Sleep {sleep} of 4 (4 is great)</Trans>
          </li>
        )}
        {named.length > 0 && (
          <li>
            <Trans>Stress about, in days: {named.join(", ")}</Trans>
          </li>
        )}
      </ul>
      {days > 0 && (
        <p className="summary-note">
          <Trans>Her own ratings: a higher number is heavier. No screening test.</Trans>
        </p>
      )}
    </section>
  );
}
