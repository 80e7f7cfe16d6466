import { useLingui } from "@lingui/react/macro";
import type { RevisedVisitPlan, VisitPlan } from "#contract/visit/visit.ts";
import { ConflictDialog } from "#web/entry/conflict/conflict-dialog.tsx";
import type { OpenConflict } from "#web/entry/saving/use-save.ts";
import { visitPartLabels } from "#web/words/visit-part.ts";
import { monthsWords } from "../words.ts";

export function PlanConflict(props: {
  readonly conflict: OpenConflict<VisitPlan, RevisedVisitPlan> | null;
  readonly onKeepTheirs: (theirs: RevisedVisitPlan | null) => void;
}) {
  const { i18n, t } = useLingui();
  const rowsOf = ({ reason, questions, months, include }: VisitPlan) => [
    { label: t`What you come for`, text: reason || null },
    { label: t`Your questions`, text: questions.join("\n") || null },
    { label: t`How far back`, text: i18n._(monthsWords[months]) },
    { label: t`Include`, text: include.map((part) => i18n._(visitPartLabels[part])).join(", ") },
  ];
  return <ConflictDialog {...props} rowsOf={rowsOf} />;
}
