import { Trans, useLingui } from "@lingui/react/macro";
import type { CycleOverview } from "#domain/cycle-overview.ts";
import { phaseLabels } from "#web/words/cycle-phase.ts";
import { type Greeting, greetingOf } from "../view-model.ts";

interface TrackGreetingProps {
  readonly name: string;
  /** `null` while her cycles are not known. */
  readonly overview: CycleOverview | null;
}

export function TrackGreeting({ name, overview }: TrackGreetingProps) {
  const greeting = overview === null ? null : greetingOf(overview);
  return (
    <header>
      <h1 className="text-[1.7rem] sm:text-4xl">
        {greeting === null ? (
          <Trans>Hi, {name}</Trans>
        ) : (
          <Salutation name={name} greeting={greeting} />
        )}
      </h1>
      {greeting !== null && <GreetingNote note={greeting.note} />}
    </header>
  );
}

function Salutation({ name, greeting }: { readonly name: string; readonly greeting: Greeting }) {
  const { i18n } = useLingui();
  const { cycleDay } = greeting;
  const phase = greeting.phase === null ? null : i18n._(phaseLabels[greeting.phase]);
  if (cycleDay !== null && phase !== null) {
    return (
      <Trans>
        <span className="inline-block">Hi, {name} —</span>{" "}
        <span className="inline-block">
          Day {cycleDay} ({phase})
        </span>
      </Trans>
    );
  }
  if (cycleDay !== null) {
    return (
      <Trans>
        <span className="inline-block">Hi, {name} —</span>{" "}
        <span className="inline-block">Day {cycleDay}</span>
      </Trans>
    );
  }
  if (phase === null) return <Trans>Hi, {name}</Trans>;
  return (
    <Trans>
      Hi, {name} — {phase}
    </Trans>
  );
}

function GreetingNote({ note }: { readonly note: Greeting["note"] }) {
  if (note === null) return null;
  return (
    <p className="mt-1 text-soft">
      <NoteWords note={note} />
    </p>
  );
}

function NoteWords({ note }: { readonly note: Exclude<Greeting["note"], null> }) {
  switch (note) {
    case "rough-guess":
      return <Trans>A rough guess until you log a period</Trans>;
    case "late":
      return <Trans>Later than expected, so no phase is named.</Trans>;
    case "pregnant":
      return <Trans>Phases and predictions pause while you are pregnant.</Trans>;
    case "hormonal-contraception":
      return <Trans>No phase is named: hormonal contraception changes or stops ovulation.</Trans>;
    case "iud":
      return <Trans>No phase is named: some IUDs change or stop ovulation.</Trans>;
  }
}
