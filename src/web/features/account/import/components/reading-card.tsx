import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Progress } from "#web/ui/progress.tsx";

interface ReadingCardProps {
  readonly name: string;
  readonly percent: number;
  readonly onStop: () => void;
}

/** How far the reading has come: an export of Apple Health takes a while. */
export function ReadingCard({ name, percent, onStop }: ReadingCardProps) {
  const { t } = useLingui();
  return (
    <Card title={<Trans>Reading your file...</Trans>}>
      <div className="grid gap-4">
        <p className="truncate text-soft">{name}</p>
        <Progress label={t`Read so far`} value={percent} max={100} valueText={t`${percent} %`} />
        <p className="text-sm text-soft">
          <Trans>A large file can take a minute or two. Nothing is sent while it is read.</Trans>
        </p>
        <Button variant="secondary" className="justify-self-start" onClick={onStop}>
          <Trans>Stop</Trans>
        </Button>
      </div>
    </Card>
  );
}
