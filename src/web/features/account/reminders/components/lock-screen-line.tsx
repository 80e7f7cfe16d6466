import { Trans } from "@lingui/react/macro";
import { Icon } from "#web/ui/icon.tsx";

export function LockScreenLine({
  time,
  words,
  from = "calendar",
  buttons = [],
}: {
  readonly time: string;
  readonly words: string;
  readonly from?: "calendar" | "device";
  readonly buttons?: readonly string[];
}) {
  const own = words.trim();
  return (
    <figure className="grid gap-1">
      <figcaption className="text-sm text-soft">
        {from === "calendar" ? (
          <Trans>All that others can read on a locked screen, from your calendar:</Trans>
        ) : (
          <Trans>All that Mwezi puts on a locked screen:</Trans>
        )}
      </figcaption>
      <div className="flex max-w-sm flex-wrap items-center gap-3 rounded-control bg-ink px-4 py-2.5 text-card">
        <Icon name={from === "calendar" ? "calendar" : "bell"} size={20} className="flex-none" />
        <p className="min-w-0 flex-1 font-semibold break-words">
          {own === "" ? <Trans>You have a note</Trans> : own}
        </p>
        <p className="flex-none text-sm tabular-nums">{time}</p>
        {buttons.length > 0 && (
          <p className="flex w-full gap-6 text-sm font-semibold">
            {buttons.map((label) => (
              <span key={label}>{label}</span>
            ))}
          </p>
        )}
      </div>
    </figure>
  );
}
