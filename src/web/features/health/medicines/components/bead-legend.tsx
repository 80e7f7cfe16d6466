import { useLingui } from "@lingui/react/macro";
import { doseStateLabels } from "#web/words/dose-answer.ts";
import { DoseBead } from "./dose-bead.tsx";

const states = ["taken", "late", "skipped", "unanswered"] as const;

/** What each bead says. */
export function BeadLegend() {
  const { i18n } = useLingui();
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-soft">
      {states.map((state) => (
        <li key={state} className="flex items-center gap-2">
          <DoseBead state={state} size={14} />
          {i18n._(doseStateLabels[state])}
        </li>
      ))}
    </ul>
  );
}
