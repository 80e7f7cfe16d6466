import type { ReactNode } from "react";
import { classNames } from "#web/ui/class-names.ts";
import type { PredictionLine } from "../view-model.ts";

interface PredictionRowProps {
  readonly title: ReactNode;
  readonly line: PredictionLine;
  readonly tone: keyof typeof TONES;
  readonly action?: ReactNode;
}

const TONES = {
  hibiscus: "bg-hibiscus-wash text-hibiscus-ink",
  gold: "bg-gold-wash text-gold-ink",
} as const;

export function PredictionRow({ title, line, tone, action = null }: PredictionRowProps) {
  const { status, dates, likeliest, text } = line;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-0.5 border-t border-line py-1.5">
      <div className="flex w-full flex-wrap items-center justify-between gap-x-3">
        <h3 className="font-sans text-sm font-normal tracking-normal text-soft">{title}</h3>
        {status !== null && (
          <span
            className={classNames(
              "-my-0.5 rounded-full px-2.5 py-0.5 text-sm font-semibold tabular-nums",
              TONES[tone],
            )}
          >
            {status}
          </span>
        )}
      </div>
      <div className={action === null ? "w-full" : "beside-answer flex-1"}>
        {dates !== null && (
          <p className="flex flex-wrap items-baseline gap-x-2.5 tabular-nums">
            <span
              className={classNames(
                "font-display leading-6 font-semibold",
                action === null ? "text-lg" : "text-base sm:text-lg",
              )}
            >
              {dates}
            </span>
            {likeliest && <span className="likeliest text-[0.8125rem] text-soft">{likeliest}</span>}
          </p>
        )}
        {text !== null && (
          <p className="text-[0.78rem] leading-[1.125rem] text-soft tabular-nums sm:text-sm">
            {text}
          </p>
        )}
      </div>
      {action}
    </div>
  );
}
