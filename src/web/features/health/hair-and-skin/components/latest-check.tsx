import { Trans, useLingui } from "@lingui/react/macro";
import { hairSites } from "#domain/ferriman-gallwey.ts";
import { formatDay } from "#web/i18n/format-day.ts";
import { Card } from "#web/ui/card.tsx";
import { hairSiteLabels } from "#web/words/hair-site.ts";
import { BodyFigure } from "../../body-figures/components/body-figure.tsx";
import { readSkinLook } from "../api.ts";
import { type CheckRow, draftOf } from "../view-model.ts";
import { TotalWords } from "./total-words.tsx";

/** The newest hair score, drawn and told; nothing while no check has one. */
export function LatestCheck({ rows }: { readonly rows: readonly CheckRow[] }) {
  const { i18n, t } = useLingui();
  const latest = rows.find(({ total }) => total !== null);
  if (latest === undefined || latest.total === null) return null;
  const { check, total } = latest;
  const { hair } = draftOf(check.date, check, "review");
  const list = hairSites.map((site) => `${i18n._(hairSiteLabels[site])} ${hair[site]}`).join(", ");
  return (
    <Card
      title={<Trans>Your latest hair score</Trans>}
      actions={<p className="text-sm text-soft">{formatDay(check.date, i18n.locale)}</p>}
    >
      <div className="grid items-center gap-5 md:grid-cols-2">
        <BodyFigure
          hair={hair}
          look={readSkinLook()}
          front={t`Front`}
          back={t`Back`}
          label={t`Points by site: ${list}.`}
        />
        <TotalWords total={total} treatsHair={check.treatsHair ?? false} />
      </div>
    </Card>
  );
}
