import type { ReactNode } from "react";
import { classNames } from "#web/ui/class-names.ts";
import type { PredictionLine } from "../view-model.ts";

interface PredictionRowProps {
  readonly title: ReactNode;
  readonly line: PredictionLine;
  readonly tone: "hibiscus" | "gold";
}

/** One prediction: a bead of its colour, its words, and a short word beside its title. */
export function PredictionRow({ title, line, tone }: PredictionRowProps) {
  return (
    <div className="grid grid-cols-[auto_1fr] gap-x-3">
      <span
        className={classNames(
          "mt-1.5 size-3.5 rounded-full",
          tone === "gold" ? "bg-gold" : "bg-hibiscus",
        )}
      />
      <div>
        <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
          <h3 className="font-sans text-lg leading-7 tracking-normal">{title}</h3>
          {line.status !== null && (
            <span className="rounded-full px-3 py-0.5 text-sm leading-6 tabular-nums ring-1 ring-line ring-inset">
              {line.status}
            </span>
          )}
        </div>
        <p className="text-soft tabular-nums">
          <UnbrokenParts text={line.text} />
        </p>
      </div>
    </div>
  );
}

/** Lets the line break between its parts rather than within them. */
function UnbrokenParts({ text }: { readonly text: string }) {
  const parts = text.split(" · ");
  return parts.map((part, index) => (
    <span key={part}>
      <span className="inline-block">{part}</span>
      {index < parts.length - 1 && " · "}
    </span>
  ));
}
