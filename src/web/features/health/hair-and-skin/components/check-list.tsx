import { Trans, useLingui } from "@lingui/react/macro";
import type { HairAndSkin } from "#contract/entries/hair-and-skin.ts";
import { HAIR_TOTAL_MAX } from "#domain/pcos/ferriman-gallwey.ts";
import { DeleteEntry } from "#web/entry/saving/delete-entry.tsx";
import { formatDay } from "#web/i18n/format-day.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { AsTyped } from "#web/ui/text/as-typed.tsx";
import { deleteCheck } from "../api.ts";
import type { CheckRow } from "../view-model.ts";

interface CheckListProps {
  readonly rows: readonly CheckRow[];
  readonly onEdit: (check: HairAndSkin) => void;
}

export function CheckList({ rows, onEdit }: CheckListProps) {
  const { i18n, t } = useLingui();
  return (
    <ul className="divide-y divide-line">
      {rows.map((row) => {
        const { check } = row;
        const day = formatDay(check.date, i18n.locale);
        return (
          <li key={check.id} className="flex flex-wrap items-start gap-1 py-2.5">
            <div className="min-w-0 flex-1 self-center">
              <p className="font-semibold tabular-nums">{day}</p>
              <CheckFacts row={row} />
              {check.notes && (
                <p className="mt-1 max-w-[65ch] text-sm break-words whitespace-pre-line">
                  <AsTyped>{check.notes}</AsTyped>
                </p>
              )}
            </div>
            <IconButton
              icon="pencil"
              label={t`Edit the check of ${day}`}
              onClick={() => onEdit(check)}
            />
            <DeleteEntry
              entry={check}
              isInRow
              label={t`Delete the check of ${day}`}
              question={
                <Trans>
                  Delete the check of {day}? This deletes its scores and notes. You can't undo it.
                </Trans>
              }
              send={deleteCheck}
              refreshes={["GET /api/body-checks"]}
              toast={{ title: t`Check deleted`, description: t`It's no longer in your trend.` }}
            />
          </li>
        );
      })}
    </ul>
  );
}

function CheckFacts({ row: { check, total } }: { readonly row: CheckRow }) {
  const { t } = useLingui();
  const { acne, hairThinning, acanthosis, treatsHair } = check;
  const facts = [
    total !== null && t`Hair score ${total} of ${HAIR_TOTAL_MAX}`,
    acne !== undefined && t`Acne ${acne} of 4`,
    hairThinning !== undefined && t`Hair thinning ${hairThinning} of 3`,
    acanthosis === true && t`Darker skin in folds: yes`,
    acanthosis === false && t`Darker skin in folds: no`,
    treatsHair && t`Treats or removes hair`,
  ];
  return (
    <p className="flex flex-wrap gap-x-4 text-sm text-soft tabular-nums">
      {facts.map((fact) => fact && <span key={fact}>{fact}</span>)}
    </p>
  );
}
