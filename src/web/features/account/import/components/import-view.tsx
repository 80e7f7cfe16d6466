import { Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useRef } from "react";
import type { CalendarDay } from "#domain/calendar-day.ts";
import { troubleOf } from "#web/api/trouble.ts";
import { Icon } from "#web/ui/icon.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import { herCyclesQuery } from "../api.ts";
import { previewOf } from "../view-model.ts";
import { ChooseFile } from "./choose-file.tsx";
import { HowTo } from "./how-to.tsx";
import { PastImports } from "./past-imports.tsx";
import { PreviewCard } from "./preview-card.tsx";
import { ReadingCard } from "./reading-card.tsx";
import { ResultCard } from "./result-card.tsx";
import { TableForm } from "./table-form.tsx";
import { useImport } from "./use-import.tsx";

interface ImportPageProps {
  readonly today: CalendarDay;
  readonly timeZone: string;
}

/** Brings her history from another app: choose, look, bring in, and undo if she likes. */
export function ImportView(her: ImportPageProps) {
  const flow = useImport(her);
  const { stage } = flow;
  return (
    <div className="appear grid grid-cols-[minmax(0,1fr)] gap-5 lg:gap-6">
      <header>
        <TextLink href="/settings" className="-ml-1 gap-1 text-sm">
          <Icon name="chevron-left" size={18} />
          <Trans>Settings</Trans>
        </TextLink>
        <h1 className="text-[1.7rem] sm:text-4xl">
          <Trans>Bring your history</Trans>
        </h1>
        <p className="mt-1.5 max-w-[60ch] text-soft sm:text-lg">
          <Trans>
            Your periods and notes from another app are yours. Bring them along, and your averages
            and forecasts know you from the first day.
          </Trans>
        </p>
      </header>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,5fr)_minmax(0,3fr)] lg:gap-6">
        <StagePlace kind={stage.kind}>
          <ImportStage flow={flow} her={her} />
        </StagePlace>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:gap-6">
          <PastImports />
          {stage.kind === "choosing" && <HowTo />}
        </div>
      </div>
    </div>
  );
}

interface ImportStageProps {
  readonly flow: ReturnType<typeof useImport>;
  readonly her: ImportPageProps;
}

function ImportStage({ flow, her }: ImportStageProps) {
  const { stage, startOver } = flow;
  const { data: herCycles = [] } = useQuery(herCyclesQuery);
  switch (stage.kind) {
    case "choosing":
      return <ChooseFile why={stage.why} onFile={flow.read} />;
    case "reading":
      return <ReadingCard name={stage.name} percent={stage.percent} onStop={startOver} />;
    case "table":
      return (
        <TableForm table={stage.table} her={her} onFound={flow.show} onStartOver={startOver} />
      );
    case "preview": {
      const { found, table } = stage;
      return (
        <PreviewCard
          found={found}
          preview={previewOf(found, herCycles)}
          isPending={flow.isPending}
          trouble={flow.error && troubleOf(flow.error)}
          onBringIn={() => flow.bringIn(found)}
          onChangeColumns={table && (() => flow.changeColumns(table))}
          onStartOver={startOver}
        />
      );
    }
    case "done":
      return <ResultCard brought={stage.brought} onStartOver={startOver} />;
  }
}

interface StagePlaceProps {
  readonly kind: string;
  readonly children: ReactNode;
}

/** Takes the focus along when one step gives way to the next, so that it is read aloud. */
function StagePlace({ kind, children }: StagePlaceProps) {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(kind);
  useEffect(() => {
    if (before.current !== kind) place.current?.focus();
    before.current = kind;
  }, [kind]);
  return (
    <div ref={place} tabIndex={-1} className="scroll-mt-24 rounded-card outline-none">
      {children}
    </div>
  );
}
