import { Trans } from "@lingui/react/macro";
import { lazy, Suspense, useState } from "react";
import type { Dose, Medicine } from "#contract/medicines.ts";
import type { CalendarDay } from "#domain/calendar-day.ts";
import { Button } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { dosesFrom } from "../view-model.ts";
import { DayCard } from "./day-card.tsx";
import { EarlierPeriods } from "./earlier-periods.tsx";
import { EmptyList } from "./empty-list.tsx";
import type { MedicineTask } from "./medicine-dialogs.tsx";
import { MedicineList } from "./medicine-list.tsx";
import { useDoseAnswers } from "./use-dose-answers.ts";

const MedicineDialogs = lazy(async () => ({
  default: (await import("./medicine-dialogs.tsx")).MedicineDialogs,
}));
const ShareDialog = lazy(async () => ({
  default: (await import("./share-dialog.tsx")).ShareDialog,
}));

interface MedicinesPageProps {
  readonly medicines: readonly Medicine[];
  /** As the server has them, since `dosesFrom(today)`. */
  readonly doses: readonly Dose[];
  readonly cycleStarts: readonly CalendarDay[];
  readonly today: CalendarDay;
}

type Opened = MedicineTask | { readonly kind: "share" };

/** What to take today, one tap each; then her list, how it went, and the way to share it. */
export function MedicinesPage({ medicines, doses, cycleStarts, today }: MedicinesPageProps) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const answers = useDoseAnswers(doses, dosesFrom(today));
  const sources = { medicines, doses: answers.doses, cycleStarts };
  const close = () => setOpened(null);
  return (
    <>
      {medicines.length === 0 ? (
        <EmptyList onAdd={() => setOpened({ kind: "add" })} />
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,25rem)_minmax(0,1fr)] lg:gap-6">
          <div className="lg:sticky lg:top-24">
            <DayCard sources={sources} answers={answers} today={today} />
          </div>
          <div className="grid gap-5 lg:gap-6">
            <PageActions onOpen={setOpened} />
            <MedicineList sources={sources} today={today} onTask={setOpened} />
            <EarlierPeriods sources={sources} today={today} />
          </div>
        </div>
      )}
      <p className="max-w-[60ch] text-sm text-soft">
        <Trans>
          This is your own record and no advice. Before you start, stop or change a medicine, talk
          to your clinician or pharmacist.
        </Trans>
      </p>
      <Suspense>
        {opened?.kind === "share" && (
          <ShareDialog sources={sources} today={today} onClose={close} />
        )}
        {opened !== null && opened.kind !== "share" && (
          <MedicineDialogs task={opened} today={today} onClose={close} />
        )}
      </Suspense>
    </>
  );
}

function PageActions({ onOpen }: { readonly onOpen: (opened: Opened) => void }) {
  return (
    <div className="flex flex-wrap gap-2 sm:gap-3">
      <Button
        className="max-sm:grow max-sm:gap-1 max-sm:px-1.5 max-sm:text-[0.95rem]"
        onClick={() => onOpen({ kind: "add" })}
      >
        <Icon name="plus" size={18} />
        <Trans>Add medicine</Trans>
      </Button>
      <Button
        variant="secondary"
        className="max-sm:grow max-sm:gap-1 max-sm:px-1.5 max-sm:text-[0.95rem]"
        onClick={() => onOpen({ kind: "share" })}
      >
        <Icon name="forward" size={18} />
        <Trans>Share my list</Trans>
      </Button>
    </div>
  );
}
