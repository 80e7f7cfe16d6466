import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { explainSigns } from "#domain/forecast/explain-signs.ts";
import { forecastWithDays } from "#domain/forecast/forecast-period.ts";
import type { Phase } from "#domain/phase/cycle-phase.ts";
import { SignsTestLine } from "#web/entry/sign-effects/signs-test-line.tsx";
import { effectWords, nextWords } from "#web/entry/sign-effects/words.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { phaseNames } from "#web/words/cycle-phase.ts";
import type { KnownCycle } from "../../predictions/view-model.ts";
import { betterWith, reasonWords } from "../view-model.ts";
import { BackTestLine } from "./back-test-line.tsx";
import { FertileOdds } from "./fertile-odds.tsx";
import { OddsDrawing, type OddsProps, OddsTables } from "./odds-drawing.tsx";

interface HowSureDialogProps extends KnownCycle {
  readonly onClose: () => void;
}

export function HowSureDialog({ onClose, facts, overview, today }: HowSureDialogProps) {
  const { i18n } = useLingui();
  const { forecast, phase } = overview;
  if (forecast.kind !== "forecast") {
    return phase.kind === "no-cycle" ? (
      <Dialog open onOpenChange={onClose} title={<Trans>How sure is this?</Trans>}>
        <RoughGuess phase={phase.roughGuess} />
      </Dialog>
    ) : null;
  }
  const isHidden = overview.fertileWindow.kind === "hidden" || forecastWithDays(forecast) === null;
  const signs = isHidden ? null : explainSigns(facts, today);
  return (
    <Dialog open onOpenChange={onClose} title={<Trans>How sure is this?</Trans>}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        {forecastWithDays(forecast) === null ? (
          <p>
            <Trans>When did your last period start?</Trans>
          </p>
        ) : (
          <>
            <Odds forecast={forecast} today={today} />
            <FertileOdds facts={facts} forecast={forecast} today={today} />
          </>
        )}
        <Part title={<Trans>What it's based on</Trans>}>
          <Beads
            lines={[
              ...reasonWords(forecast, overview, i18n),
              ...(signs === null ? [] : effectWords(signs, i18n)),
            ]}
          />
        </Part>
        <Part title={<Trans>How accurate it has been</Trans>}>
          <BackTestLine facts={facts} />
          {!isHidden && <SignsTestLine facts={facts} />}
        </Part>
        <Part title={<Trans>What would make it surer</Trans>}>
          <Beads lines={betterWith(facts, overview, i18n, signs && nextWords(signs, i18n))} />
        </Part>
        <Limits facts={facts} />
      </div>
    </Dialog>
  );
}

function RoughGuess({ phase }: { readonly phase: Phase }) {
  const { i18n } = useLingui();
  const name = i18n._(phaseNames[phase]);
  return (
    <div className="grid gap-3">
      <p>
        <Trans>Not sure at all: you haven't logged a period yet, so we show no phase.</Trans>
      </p>
      <p>
        <Trans>
          By today's date alone the guess would be: {name}. That's a rough guess, because the day of
          the month has nothing to do with your body. Log the first day of a period to replace it.
        </Trans>
      </p>
    </div>
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
            That's a wide range. We'd rather say “hard to predict” than give you a wrong day.
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
          It starts with data from 102 women without known health problems, from one study in the
          United States (Fehring and others, 2006). You may be different; your own cycles soon count
          for more.
        </Trans>
      </p>
      {facts.pcos !== "no" && (
        <p>
          <Trans>
            There's no public record of cycle lengths with PCOS. So nobody, including us, knows yet
            how accurate a forecast is with PCOS. We have only tested ours on simulated cycles.
          </Trans>
        </p>
      )}
      <Notice tone="info" title={<Trans>An estimate, never contraception</Trans>}>
        <Trans>
          It's based only on what you log; it can't see inside your body. Don't use it to prevent a
          pregnancy, and don't take it as a diagnosis.
        </Trans>
      </Notice>
    </Part>
  );
}
