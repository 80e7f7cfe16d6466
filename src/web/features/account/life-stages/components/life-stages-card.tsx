import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { LifeStage } from "#contract/entries/life-stage.ts";
import { useQuery } from "#web/api/queries/use-query.ts";
import { Loaded } from "#web/entry/loaded.tsx";
import { useClock } from "#web/entry/use-clock.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { Icon } from "#web/ui/icon.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { AsTyped } from "#web/ui/text/as-typed.tsx";
import { lifeStagesQuery } from "../api.ts";
import type { StageFields } from "../form.ts";
import { daysWords, detailWords, endLabels, nameOf } from "../words.ts";
import { StageDialog } from "./stage-dialog.tsx";

interface Opened {
  readonly stage: LifeStage | null;
  readonly like: StageFields;
}

const NEW: Opened = { stage: null, like: { kind: "contraception" } };

export function LifeStagesCard() {
  const { today } = useClock();
  // Answers on other pages change the life stages too.
  const query = useQuery({ ...lifeStagesQuery, staleTime: 0 });
  const [opened, setOpened] = useState<Opened | null>(null);
  return (
    <Card
      id="life-stages"
      className="scroll-mt-24"
      title={<Trans>Contraception and pregnancies</Trans>}
    >
      <p className="mb-4 text-soft">
        <Trans>
          Hormones, pregnancy, breastfeeding and some operations change your cycle. With their
          dates, Mwezi knows what was true for each cycle, and starts again after a pregnancy.
        </Trans>
      </p>
      <Loaded queries={{ stages: query }} waiting={<Skeleton className="h-20 w-full" />}>
        {({ stages }) => (
          <StageList
            stages={stages}
            onEdit={(stage) => setOpened({ stage, like: stage })}
            onEnd={(stage) => setOpened({ stage, like: { ...stage, to: today } })}
          />
        )}
      </Loaded>
      <Button variant="secondary" onClick={() => setOpened(NEW)}>
        <Icon name="plus" size={20} />
        <Trans>Add to your history</Trans>
      </Button>
      {opened !== null && <StageDialog {...opened} today={today} onClose={() => setOpened(null)} />}
    </Card>
  );
}

interface StageListProps {
  readonly stages: readonly LifeStage[];
  readonly onEdit: (stage: LifeStage) => void;
  readonly onEnd: (stage: LifeStage) => void;
}

function StageList({ stages, ...actions }: StageListProps) {
  if (stages.length === 0) return null;
  return (
    <ul className="mb-5 grid">
      {stages.map((stage) => (
        <StageRow key={stage.id} stage={stage} {...actions} />
      ))}
    </ul>
  );
}

interface StageRowProps extends Omit<StageListProps, "stages"> {
  readonly stage: LifeStage;
}

function StageRow({ stage, onEdit, onEnd }: StageRowProps) {
  const { i18n, t } = useLingui();
  const name = i18n._(nameOf(stage));
  const goesOn = stage.to === undefined;
  const details = detailWords(stage, i18n);
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3 border-t border-line py-4 first:border-0 first:pt-0">
      <span
        aria-hidden="true"
        className={classNames(
          "mt-1.5 size-3.5 rounded-full",
          goesOn ? "bg-aloe" : "ring-2 ring-edge ring-inset",
        )}
      />
      <div className="grid min-w-0 gap-0.5">
        <h3 className="text-base font-semibold">{name}</h3>
        <p className="text-sm text-soft">{daysWords(stage, i18n)}</p>
        {details !== "" && <p className="text-sm text-soft">{details}</p>}
        {stage.notes && (
          <p className="text-sm break-words whitespace-pre-line">
            <AsTyped>{stage.notes}</AsTyped>
          </p>
        )}
        {goesOn && (
          <Button
            variant="quiet"
            className="-ml-5 justify-self-start text-sm"
            aria-label={t`${name}: ${i18n._(endLabels[stage.kind])}`}
            onClick={() => onEnd(stage)}
          >
            <Icon name="check" size={18} />
            {i18n._(endLabels[stage.kind])}
          </Button>
        )}
      </div>
      <IconButton
        icon="pencil"
        label={t`Edit ${name}`}
        onClick={() => onEdit(stage)}
        className="-mt-2 -mr-2"
      />
    </li>
  );
}
