import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "#web/ui/button.tsx";
import { Progress } from "#web/ui/progress.tsx";
import { percentOf, sizeText } from "../view-model.ts";

/** The button that takes the place of the one just pressed takes its focus too. */
export const takeFocus = (button: HTMLButtonElement | null) => button?.focus();

interface OnItsWayProps {
  readonly name: string;
  readonly sent: number;
  readonly size: number;
  readonly onStop: () => void;
}

/** A file on its way: how far it has come, and the way to stop it. */
export function OnItsWay({ name, sent, size, onStop }: OnItsWayProps) {
  const { i18n, t } = useLingui();
  const total = sizeText(size, i18n.locale);
  // What goes over the line is a little more than the file.
  const reached = Math.min(sent, size);
  const soFar = sizeText(reached, i18n.locale);
  return (
    <div className="grid gap-4">
      <div>
        <p className="mb-1 font-semibold break-words">
          <bdi>{name}</bdi>
        </p>
        <p className="mb-3 text-soft">
          {reached < size ? (
            <Trans>
              {soFar} of {total} sent
            </Trans>
          ) : (
            <Trans>Sealing it...</Trans>
          )}
        </p>
        <Progress
          label={t`Sending`}
          value={percentOf(reached, size)}
          max={100}
          valueText={t`${soFar} of ${total}`}
        />
      </div>
      <Button variant="secondary" onClick={onStop} ref={takeFocus}>
        <Trans>Stop sending</Trans>
      </Button>
    </div>
  );
}
