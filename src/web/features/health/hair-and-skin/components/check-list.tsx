import { Trans, useLingui } from "@lingui/react/macro";
import { type BodyCheck, listBodyChecks } from "#contract/hair-and-skin.ts";
import { HAIR_TOTAL_MAX } from "#domain/ferriman-gallwey.ts";
import { DeleteEntry } from "#web/entry/delete-entry.tsx";
import { formatDay } from "#web/i18n/format-day.ts";
import { Icon } from "#web/ui/icon.tsx";
import { deleteCheck } from "../api.ts";
import type { CheckRow } from "../view-model.ts";

interface CheckListProps {
  readonly rows: readonly CheckRow[];
  readonly onEdit: (check: BodyCheck) => void;
}

/** Every check, newest first, each to be changed or deleted. */
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
                  {check.notes}
                </p>
              )}
            </div>
            <button
              type="button"
              onClick={() => onEdit(check)}
              aria-label={t`Edit the check of ${day}`}
              className="grid size-11 flex-none place-items-center rounded-full text-soft hover:bg-bead"
            >
              <Icon name="pencil" size={19} />
            </button>
            <DeleteEntry
              entry={check}
              isInRow
              label={t`Delete the check of ${day}`}
              question={
                <Trans>
                  Delete the check of {day}? Its scores and its notes go. This cannot be undone.
                </Trans>
              }
              send={deleteCheck}
              refreshes={[listBodyChecks]}
              toast={{ title: t`Check deleted`, description: t`It is gone from your trend.` }}
            />
          </li>
        );
      })}
    </ul>
  );
}

function CheckFacts({ row: { check, total } }: { readonly row: CheckRow }) {
  const { acne, hairThinning, acanthosis, treatsHair } = check;
  return (
    <p className="flex flex-wrap gap-x-4 text-sm text-soft tabular-nums">
      {total !== null && (
        <span>
          <Trans>
            Hair score {total} of {HAIR_TOTAL_MAX}
          </Trans>
        </span>
      )}
      {acne !== undefined && (
        <span>
          <Trans>Acne {acne} of 4</Trans>
        </span>
      )}
      {hairThinning !== undefined && (
        <span>
          <Trans>Hair thinning {hairThinning} of 3</Trans>
        </span>
      )}
      {acanthosis !== undefined && (
        <span>
          {acanthosis ? (
            <Trans>Darker skin in folds: yes</Trans>
          ) : (
            <Trans>Darker skin in folds: no</Trans>
          )}
        </span>
      )}
      {treatsHair && (
        <span>
          <Trans>Treats or removes hair</Trans>
        </span>
      )}
    </p>
  );
}
