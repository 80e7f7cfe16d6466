import { useLingui } from "@lingui/react/macro";
import { hairSites } from "#domain/ferriman-gallwey.ts";
import { ConflictDialog } from "#web/entry/conflict/conflict-dialog.tsx";
import { entryNotes } from "#web/entry/conflict/joined-notes.ts";
import { hairSiteLabels } from "#web/words/hair-site.ts";
import type { DayOfAnswers } from "../api.ts";
import type { useCheckWalk } from "../use-check-walk.ts";
import { stepTitle } from "../words.ts";

/** What she answered beside what was saved of that day somewhere else meanwhile. */
export function CheckConflict({ walk }: { readonly walk: ReturnType<typeof useCheckWalk> }) {
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
