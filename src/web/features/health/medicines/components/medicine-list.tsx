import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useId } from "react";
import type { Medicine } from "#contract/entries/medicines.ts";
import { Summary } from "#web/ui/summary.tsx";
import { doseStateLabels } from "#web/words/medicines.ts";
import { medicinesAt } from "../view-model.ts";
import { DoseBead } from "./dose-bead.tsx";
import { MedicineCard, type MedicineCardProps } from "./medicine-card.tsx";

export function MedicineList({ sources, today, onTask }: Omit<MedicineCardProps, "medicine">) {
  const listOf = (medicines: readonly Medicine[]) => (
    <ul className="grid gap-4">
      {medicines.map((medicine) => (
        <MedicineCard
          key={medicine.id}
          medicine={medicine}
          sources={sources}
          today={today}
          onTask={onTask}
        />
      ))}
    </ul>
  );
  const current = medicinesAt("current", sources.medicines, today);
  const planned = medicinesAt("planned", sources.medicines, today);
  const ended = medicinesAt("ended", sources.medicines, today);
  return (
    <>
      {current.length > 0 && (
        <Part title={<Trans>What I take now</Trans>}>
          <BeadLegend />
          {listOf(current)}
        </Part>
      )}
      {planned.length > 0 && <Part title={<Trans>Planned</Trans>}>{listOf(planned)}</Part>}
      {ended.length > 0 && (
        <details className="group">
          <Summary>
            <Plural value={ended.length} one="# has ended" other="# have ended" />
          </Summary>
          <div className="pt-2">{listOf(ended)}</div>
        </details>
      )}
    </>
  );
}

function Part({ title, children }: { readonly title: ReactNode; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      {children}
    </section>
  );
}

const LEGEND = ["taken", "late", "skipped", "unanswered"] as const;

function BeadLegend() {
  const { i18n } = useLingui();
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-soft">
      {LEGEND.map((state) => (
        <li key={state} className="flex items-center gap-2">
          <DoseBead state={state} size={14} />
          {i18n._(doseStateLabels[state])}
        </li>
      ))}
    </ul>
  );
}
