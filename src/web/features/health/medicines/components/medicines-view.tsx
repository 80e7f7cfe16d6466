import { Trans } from "@lingui/react/macro";
import { lazy, Suspense, useEffect, useState } from "react";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import { scrollToHash } from "#web/entry/scroll-to-hash.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { useDoseAnswers } from "../use-dose-answers.ts";
import { dosesFrom, type MedicineSources } from "../view-model.ts";
import { DayCard } from "./day-card.tsx";
import { DoseBead } from "./dose-bead.tsx";
import { EarlierPeriods } from "./earlier-periods.tsx";
import type { MedicineTask } from "./medicine-dialogs.tsx";
import { MedicineList } from "./medicine-list.tsx";

const MedicineDialogs = lazy(async () => ({
  default: (await import("./medicine-dialogs.tsx")).MedicineDialogs,
}));
const ShareDialog = lazy(async () => ({
  default: (await import("../../medicine-list/components/share-dialog.tsx")).ShareDialog,
}));

interface MedicinesViewProps extends MedicineSources {
  readonly today: CalendarDay;
}

type Opened = MedicineTask | { readonly kind: "share" };

export function MedicinesView({ medicines, doses, cycleStarts, today }: MedicinesViewProps) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const answers = useDoseAnswers(doses, dosesFrom(today));
  const sources = { medicines, doses: answers.doses, cycleStarts };
  const close = () => setOpened(null);
  useEffect(scrollToHash, []);
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
          This is your own record, not advice. Before you start, stop or change a medicine, talk to
          your doctor or pharmacist.
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

const pageActions = [
  { kind: "add", variant: "primary", icon: "plus", words: <Trans>Add medicine</Trans> },
  { kind: "share", variant: "secondary", icon: "forward", words: <Trans>Share my list</Trans> },
] as const;

function PageActions({ onOpen }: { readonly onOpen: (opened: Opened) => void }) {
  return (
    <div className="flex flex-wrap gap-2 sm:gap-3">
      {pageActions.map(({ kind, variant, icon, words }) => (
        <Button
          key={kind}
          variant={variant}
          className="max-sm:grow max-sm:gap-1 max-sm:px-1.5 max-sm:text-[0.95rem]"
          onClick={() => onOpen({ kind })}
        >
          <Icon name={icon} size={18} />
          {words}
        </Button>
      ))}
    </div>
  );
}

const EXAMPLE = ["taken", "taken", "late", "taken", "skipped", "taken", "open"] as const;

function EmptyList({ onAdd }: { readonly onAdd: () => void }) {
  return (
    <Card title={<Trans>Nothing on your list yet</Trans>} className="max-w-2xl">
      <div className="mb-4 flex max-w-72 justify-between" aria-hidden="true">
        {EXAMPLE.map((state, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the drawing never changes
          <DoseBead key={index} state={state} size={26} />
        ))}
      </div>
      <p className="mb-4 text-soft">
        <Trans>
          Add what you take, from metformin to vitamin D. Log each dose with one tap, and have the
          list ready when your doctor or pharmacist asks.
        </Trans>
      </p>
      <Button onClick={onAdd}>
        <Icon name="plus" size={20} />
        <Trans>Add medicine</Trans>
      </Button>
    </Card>
  );
}
