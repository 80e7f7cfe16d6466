import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useEffect, useRef } from "react";
import { useQuery } from "#web/api/queries/use-query.ts";
import type { LocalClock } from "#web/readers/diary/file-history.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { PageHead } from "#web/ui/page-head.tsx";
import { Progress } from "#web/ui/progress.tsx";
import { cyclesQuery } from "../api.ts";
import { useImport } from "../use-import.ts";
import { useReceivedFile } from "../use-received-file.ts";
import { previewOf } from "../view-model.ts";
import { ChooseFile } from "./choose-file.tsx";
import { DatesForm } from "./dates-form.tsx";
import { HowTo } from "./how-to.tsx";
import { PasswordForm } from "./password-form.tsx";
import { PastImports } from "./past-imports.tsx";
import { PreviewCard } from "./preview-card.tsx";
import { ResultCard } from "./result-card.tsx";
import { TableForm } from "./table-form.tsx";

export function ImportView(clock: LocalClock) {
  const flow = useImport(clock);
  const { stage } = flow;
  useReceivedFile(flow.read);
  return (
    <div className="appear grid grid-cols-[minmax(0,1fr)] gap-5 lg:gap-6">
      <PageHead
        backTo="/settings"
        back={<Trans>Settings</Trans>}
        title={<Trans>Import your history</Trans>}
        intro={
          <Trans>
            Your periods and notes from another app are yours. Import them, and your averages and
            forecasts fit you from the first day.
          </Trans>
        }
      />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,5fr)_minmax(0,3fr)] lg:gap-6">
        <StagePlace kind={stage.kind}>
          <ImportStage flow={flow} clock={clock} />
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
  readonly clock: LocalClock;
}

function ImportStage({ flow, clock }: ImportStageProps) {
  const { stage, startOver } = flow;
  const { data: ownCycles = [] } = useQuery(cyclesQuery);
  switch (stage.kind) {
    case "choosing":
      return <ChooseFile why={stage.why} onFile={(file) => flow.read(file)} />;
    case "reading":
      return <ReadingCard name={stage.name} percent={stage.percent} onStop={startOver} />;
    case "locked":
      return (
        <PasswordForm
          key={String(stage.isWrong)}
          isWrong={stage.isWrong}
          onPassword={(password) => flow.read(stage.file, password)}
          onStartOver={startOver}
        />
      );
    case "dates":
      return (
        <DatesForm
          dates={stage.dates}
          onRead={(history) => flow.show(history, null)}
          onStartOver={startOver}
        />
      );
    case "table":
      return (
        <TableForm table={stage.table} clock={clock} onRead={flow.show} onStartOver={startOver} />
      );
    case "preview": {
      const { history, table } = stage;
      return (
        <PreviewCard
          history={history}
          preview={previewOf(history, ownCycles)}
          isPending={flow.isPending}
          failure={flow.error}
          onBringIn={flow.bringIn}
          onChangeColumns={table && (() => flow.changeColumns(table))}
          onStartOver={startOver}
        />
      );
    }
    case "done":
      return <ResultCard result={stage.result} onStartOver={startOver} />;
  }
}

function StagePlace({ kind, children }: { readonly kind: string; readonly children: ReactNode }) {
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

interface ReadingCardProps {
  readonly name: string;
  readonly percent: number;
  readonly onStop: () => void;
}

function ReadingCard({ name, percent, onStop }: ReadingCardProps) {
  const { t } = useLingui();
  return (
    <Card title={<Trans>Reading your file...</Trans>}>
      <div className="grid gap-4">
        <p className="truncate text-soft">{name}</p>
        <Progress label={t`Read so far`} value={percent} max={100} valueText={t`${percent} %`} />
        <p className="text-sm text-soft">
          <Trans>
            A large file can take a minute or two. Nothing is sent while Mwezi reads it.
          </Trans>
        </p>
        <Button variant="secondary" className="justify-self-start" onClick={onStop}>
          <Trans>Stop</Trans>
        </Button>
      </div>
    </Card>
  );
}
