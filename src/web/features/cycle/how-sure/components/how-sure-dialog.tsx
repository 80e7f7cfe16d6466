import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { CalendarDay } from "#domain/calendar-day.ts";
import type { CycleFacts } from "#domain/cycle-facts.ts";
import type { CycleOverview } from "#domain/cycle-overview.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { betterWith, reasonWords } from "../view-model.ts";
import { BackTestLine } from "./back-test-line.tsx";
import { FertileOdds } from "./fertile-odds.tsx";
import { OddsDrawing, type OddsProps, OddsTables } from "./odds-drawing.tsx";

interface HowSureDialogProps {
  readonly onClose: () => void;
  readonly facts: CycleFacts;
  readonly overview: CycleOverview;
  readonly today: CalendarDay;
}

/** Says plainly on what the forecast rests, how wide it is, how it has done, and what it is not. */
export function HowSureDialog({ onClose, facts, overview, today }: HowSureDialogProps) {
  const { i18n } = useLingui();
  const { forecast } = overview;
  if (forecast.kind !== "forecast") return null;
  return (
    <Dialog open onOpenChange={onClose} title={<Trans>How sure is this?</Trans>}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <Odds forecast={forecast} today={today} />
        <FertileOdds facts={facts} forecast={forecast} today={today} />
        <Part title={<Trans>What it rests on</Trans>}>
          <Beads lines={reasonWords(forecast, overview, i18n)} />
        </Part>
        <Part title={<Trans>How it has done so far</Trans>}>
          <BackTestLine facts={facts} />
        </Part>
        <Part title={<Trans>What would make it surer</Trans>}>
          <Beads lines={betterWith(facts, overview, i18n)} />
        </Part>
        <Limits facts={facts} />
      </div>
    </Dialog>
  );
}

function Part({ title, children }: { readonly title: ReactNode; readonly children: ReactNode }) {
  return (
    <section className="grid gap-2">
      <h3 className="text-lg">{title}</h3>
      {children}
    </section>
  );
}

function Beads({ lines }: { readonly lines: readonly string[] }) {
  return (
    <ul className="grid gap-2">
      {lines.map((line) => (
        <li key={line} className="grid grid-cols-[auto_1fr] gap-3">
          <span className="mt-2 size-2.5 rounded-full bg-hibiscus" aria-hidden="true" />
          {line}
        </li>
      ))}
    </ul>
  );
}

function Odds({ forecast, today }: OddsProps) {
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="rounded-control bg-paper p-4">
        <OddsDrawing forecast={forecast} today={today} />
      </div>
      {forecast.confidence === "low" && (
        <p>
          <Trans>
            That is a wide range. We would rather say "hard to predict" than name a day that is
            wrong.
          </Trans>
        </p>
      )}
      <OddsTables forecast={forecast} today={today} />
    </section>
  );
}

function Limits({ facts }: Pick<HowSureDialogProps, "facts">) {
  return (
    <Part title={<Trans>What nobody knows yet</Trans>}>
      <p>
        <Trans>
          It begins with figures of 102 women without known health problems, from one study in the
          United States (Fehring and others, 2006). You may be different; your own cycles soon count
          for more.
        </Trans>
      </p>
      {facts.pcos !== "no" && (
        <p>
          <Trans>
            No public record of cycle lengths with PCOS exists. So nobody, we neither, can yet say
            how exact a forecast with PCOS is. We tried ours on invented cycles only.
          </Trans>
        </p>
      )}
      <Notice tone="info" title={<Trans>An estimate, never contraception</Trans>}>
        <Trans>
          It is worked out from what you logged and sees nothing of your body. Do not use it to
          prevent a pregnancy, and do not take it for a diagnosis.
        </Trans>
      </Notice>
    </Part>
  );
}
