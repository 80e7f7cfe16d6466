import { Trans } from "@lingui/react/macro";
import { lazy, Suspense, useState } from "react";
import type { HairAndSkin } from "#contract/entries/hair-and-skin.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { PhotosCard } from "../../body-photos/components/photos-card.tsx";
import { checkDraftOf } from "../api.ts";
import type { CheckWalkProps } from "../use-check-walk.ts";
import { type CheckDraft, checkRows, draftOf, totalTicks } from "../view-model.ts";
import { DraftCard, EmptyChecks } from "./check-beginnings.tsx";
import { CheckList } from "./check-list.tsx";
import { LatestCheck } from "./hair-score.tsx";
import { TrendCard } from "./trend-card.tsx";

const loadWalk = async () => ({ default: (await import("./check-walk.tsx")).CheckWalk });
const CheckWalk = lazy(loadWalk);

export function ChecksView({ checks, today, owner }: Omit<CheckWalkProps, "initial" | "onLeave">) {
  const [walk, setWalk] = useState<CheckDraft | null>(null);
  const [draft, setDraft] = useState(() => checkDraftOf(owner).read());
  const leave = () => {
    setWalk(null);
    setDraft(checkDraftOf(owner).read());
  };
  const dropDraft = () => {
    checkDraftOf(owner).write(null);
    setDraft(null);
  };
  if (walk !== null) {
    return (
      <Suspense>
        <CheckWalk initial={walk} checks={checks} today={today} owner={owner} onLeave={leave} />
      </Suspense>
    );
  }
  const ofToday = checks.find((check) => check.date === today) ?? null;
  const begin = () => setWalk(draftOf(today, ofToday, "start"));
  return (
    <>
      {draft !== null && (
        <DraftCard draft={draft} onResume={() => setWalk(draft)} onDrop={dropDraft} />
      )}
      {checks.length === 0 ? (
        <EmptyChecks onBegin={begin} />
      ) : (
        <FilledPage
          checks={checks}
          onBegin={begin}
          onEdit={(check) => setWalk(draftOf(check.date, check, "review"))}
        />
      )}
      <PhotosCard today={today} />
    </>
  );
}

interface FilledPageProps {
  readonly checks: readonly HairAndSkin[];
  readonly onBegin: () => void;
  readonly onEdit: (check: HairAndSkin) => void;
}

function FilledPage({ checks, onBegin, onEdit }: FilledPageProps) {
  const rows = checkRows(checks);
  return (
    <div className="grid grid-cols-1 gap-5 lg:gap-6">
      <Button className="justify-self-start" onClick={onBegin}>
        <Icon name="plus" size={20} />
        <Trans>New check</Trans>
      </Button>
      <LatestCheck rows={rows} />
      <div className="grid grid-cols-1 gap-5 md:grid-cols-2 lg:gap-6">
        <TrendCard
          title={<Trans>Hair score over time</Trans>}
          note={<Trans>Removing hair lowers the score.</Trans>}
          keys={["total"]}
          rows={rows}
          yTicks={totalTicks(Math.max(...rows.map(({ total }) => total ?? 0)))}
        />
        <TrendCard
          title={<Trans>Skin and scalp over time</Trans>}
          note={<Trans>Acne from 0 to 4, thinning at the parting from 0 to 3.</Trans>}
          keys={["acne", "hairThinning"]}
          rows={rows}
          yTicks={[0, 1, 2, 3, 4]}
        />
      </div>
      <Card title={<Trans>All checks, newest first</Trans>}>
        <CheckList rows={rows} onEdit={onEdit} />
      </Card>
    </div>
  );
}
