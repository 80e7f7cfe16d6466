import { Trans, useLingui } from "@lingui/react/macro";
import {
  HAIR_TOTAL_MAX,
  hairSites,
  hairTotal,
  hairTotalGuides,
} from "#domain/pcos/ferriman-gallwey.ts";
import { formatDay } from "#web/i18n/format-day.ts";
import { Card } from "#web/ui/card.tsx";
import { hairSiteLabels } from "#web/words/hair-site.ts";
import { BodyFigure } from "../../body-figures/components/body-figure.tsx";
import type { SkinLook } from "../../body-figures/view-model.ts";
import { readSkinLook } from "../api.ts";
import { type CheckDraft, type CheckRow, draftOf } from "../view-model.ts";
import { guideLabels } from "../words.ts";

export function LatestCheck({ rows }: { readonly rows: readonly CheckRow[] }) {
  const { i18n } = useLingui();
  const check = rows.find(({ total }) => total !== null)?.check;
  if (check === undefined) return null;
  return (
    <Card
      title={<Trans>Your latest hair score</Trans>}
      actions={<p className="text-sm text-soft">{formatDay(check.date, i18n.locale)}</p>}
    >
      <div className="grid items-center gap-5 md:grid-cols-2">
        <HairScore draft={draftOf(check.date, check, "review")} look={readSkinLook()} />
      </div>
    </Card>
  );
}

interface HairScoreProps {
  readonly draft: CheckDraft;
  readonly look: SkinLook;
}

export function HairScore({ draft: { hair, treatsHair = false }, look }: HairScoreProps) {
  const { i18n, t } = useLingui();
  const total = hairTotal(hair);
  const scored = hairSites.flatMap((site) => {
    const grade = hair[site];
    return grade === undefined ? [] : [`${i18n._(hairSiteLabels[site])} ${grade}`];
  });
  const list = scored.join(", ");
  return (
    <>
      <BodyFigure
        hair={hair}
        look={look}
        front={t`Front`}
        back={t({ message: "Back", context: "body" })}
        label={
          scored.length === 0 ? t`You haven't scored a place yet.` : t`Points by place: ${list}.`
        }
      />
      {total !== null && <TotalWords total={total} treatsHair={treatsHair} />}
    </>
  );
}

interface TotalWordsProps {
  readonly total: number;
  readonly treatsHair: boolean;
}

function TotalWords({ total, treatsHair }: TotalWordsProps) {
  const { i18n } = useLingui();
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
            You treat or remove hair. If you scored the hair you see now, your natural growth is
            higher.
          </Trans>
        </p>
      )}
      <p className="text-sm text-soft">
        <Trans>
          A number to talk about, not a diagnosis. Sources differ on where “more hair than usual”
          starts, and hair differs between families and peoples:
        </Trans>
      </p>
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
      <p className="text-sm text-soft">
        <Trans>
          We found no such study of women in Africa. If hair grows fast within months or your voice
          gets deeper, see a doctor or clinic soon.
        </Trans>
      </p>
    </div>
  );
}
