import type { MessageDescriptor } from "@lingui/core";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { CycleOverview } from "#domain/phase/cycle-overview.ts";
import { AsTyped } from "#web/ui/text/as-typed.tsx";
import { certaintyWords, phaseLabels } from "#web/words/cycle-phase.ts";
import { type Greeting, greetingOf } from "../view-model.ts";
import { greetingNotes } from "../words.ts";

interface TrackGreetingProps {
  /** `null` until it has loaded; empty where she began without one. */
  readonly name: string | null;
  readonly overview: CycleOverview | null;
  /** Why the stage of life has no cycle. */
  readonly stageNote: MessageDescriptor | null;
}

export function TrackGreeting({ name, overview, stageNote }: TrackGreetingProps) {
  const { i18n } = useLingui();
  const greeting = overview === null ? null : greetingOf(overview);
  const ownNote = greeting?.note
    ? greetingNotes[greeting.note]
    : overview && certaintyWords(overview.phase);
  const note = stageNote ?? ownNote;
  return (
    <header>
      <h1 className="text-xl sm:text-4xl">
        <Salutation name={name} {...greeting} />
        {overview === null && <span className="inline-block w-[10.25em]" />}
      </h1>
      <p className="mt-0.5 min-h-5 text-sm text-soft sm:mt-1 sm:min-h-6 sm:text-base">
        {note && i18n._(note)}
      </p>
    </header>
  );
}

interface SalutationProps extends Partial<Pick<Greeting, "cycleDay" | "phase">> {
  readonly name: string | null;
}

function Salutation({ name: typed, cycleDay = null, phase: key = null }: SalutationProps) {
  const { i18n } = useLingui();
  const name = typed === "" ? null : <AsTyped>{typed ?? ""}</AsTyped>;
  const phase = key && i18n._(phaseLabels[key]);
  if (cycleDay === null) return name ? <Trans>Hi, {name}</Trans> : <Trans>Track</Trans>;
  return phase === null ? (
    <Trans>
      <Part of={name}>Hi, {name} —</Part> <Part of={cycleDay}>Day {cycleDay}</Part>
    </Trans>
  ) : (
    <Trans>
      <Part of={name}>Hi, {name} —</Part>{" "}
      <Part of={cycleDay}>
        Day {cycleDay} ({phase})
      </Part>
    </Trans>
  );
}

/** Words on one line about a value; nothing without the value. */
function Part({ of, children }: { readonly of: ReactNode; readonly children?: ReactNode }) {
  return of !== null && <span className="inline-block">{children}</span>;
}
