import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "../button.tsx";
import { Icon } from "../icon.tsx";

const SPEEDS = [0.75, 1, 1.25];

interface ReadAloudProps {
  /** The language of the text, if it is not the page's. */
  readonly language?: string | undefined;
}

/** Hidden until `attachPlayer` finds a voice; on pages without React, `boot.ts` calls it. */
export function ReadAloud({ language }: ReadAloudProps) {
  const { i18n, t } = useLingui();
  const tag = language ?? i18n.locale;
  return (
    <div key={tag} ref={attach} lang={tag} hidden data-read-aloud>
      <div className="flex flex-wrap items-center gap-2">
        <Button variant="secondary" data-control="read">
          <Icon name="sound" size={20} />
          <Trans>Read aloud</Trans>
        </Button>
        <Button variant="secondary" data-control="pause" hidden>
          <Trans>Pause</Trans>
        </Button>
        <Button variant="secondary" data-control="read-on" hidden>
          <Trans>Continue</Trans>
        </Button>
        <Button variant="quiet" data-control="stop" hidden>
          <Trans>Stop</Trans>
        </Button>
        <select
          data-control="speed"
          hidden
          aria-label={t`Speed`}
          defaultValue="1"
          className="min-h-12 rounded-control bg-card px-3 ring-1 ring-edge/60 ring-inset"
        >
          {SPEEDS.map((speed) => (
            <option key={speed} value={speed}>
              {speed}×
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}

function attach(place: HTMLElement | null): (() => void) | undefined {
  if (place === null) return undefined;
  const ended = new AbortController();
  import("./player.ts")
    .then(({ attachPlayer }) => attachPlayer(place, ended.signal))
    .catch(() => undefined);
  return () => ended.abort();
}
