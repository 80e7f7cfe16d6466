import { Trans, useLingui } from "@lingui/react/macro";
import { HAIR_TOTAL_MAX, hairTotalGuides } from "#domain/ferriman-gallwey.ts";
import { guideLabels } from "../words.ts";

interface TotalWordsProps {
  readonly total: number;
  readonly treatsHair: boolean;
}

/** A total as a number, with what different sources say beside it; no source decides about her. */
export function TotalWords({ total, treatsHair }: TotalWordsProps) {
  return (
    <div className="grid gap-2">
      <p className="tabular-nums">
        <span className="font-display text-4xl font-semibold">{total}</span>{" "}
        <span className="text-soft">
          <Trans>of {HAIR_TOTAL_MAX} points</Trans>
        </span>
      </p>
      {treatsHair && (
        <p>
          <Trans>
            You treat or remove hair. If you scored what is left, your usual growth is more than
            this.
          </Trans>
        </p>
      )}
      <p className="text-sm text-soft">
        <Trans>
          A number to talk about, not a diagnosis. Sources differ in where they begin to speak of
          more hair than usual, and hair differs between families and peoples:
        </Trans>
      </p>
      <GuideList />
      <p className="text-sm text-soft">
        <Trans>
          We found no such study of women in Africa. If hair grows fast within months or your voice
          turns deeper, see a clinician soon.
        </Trans>
      </p>
    </div>
  );
}

function GuideList() {
  const { i18n } = useLingui();
  return (
    <ul className="grid gap-x-6 gap-y-1 text-sm sm:grid-cols-2">
      {hairTotalGuides.map(({ from, group, source }) => {
        const who = i18n._(guideLabels[group]);
        return (
          <li key={group}>
            <span className="font-semibold">
              <Trans>
                {who}: from {from} points.
              </Trans>
            </span>{" "}
            <span className="text-soft">{source}</span>
          </li>
        );
      })}
    </ul>
  );
}
