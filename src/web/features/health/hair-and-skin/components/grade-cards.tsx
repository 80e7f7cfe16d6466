import { Trans } from "@lingui/react/macro";
import { type ReactNode, useId } from "react";
import { classNames } from "#web/ui/class-names.ts";

interface GradeCard<Value> {
  readonly value: Value;
  readonly number?: number | undefined;
  readonly label: string;
  readonly figure: ReactNode;
}

interface GradeCardsProps<Value> {
  readonly name: string;
  readonly legend: string;
  readonly value: Value | undefined;
  readonly onChange: (value: Value) => void;
  readonly onClear?: (() => void) | undefined;
  readonly cards: readonly GradeCard<Value>[];
  readonly hint?: ReactNode | undefined;
  readonly isCompact?: boolean | undefined;
}

const CARD =
  "relative grid cursor-pointer content-start gap-1.5 rounded-card bg-card p-2 ring-1 ring-inset ring-edge/60 transition-[background,box-shadow] hover:ring-edge has-checked:bg-hibiscus-wash has-checked:ring-2 has-checked:ring-hibiscus has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus";

export function GradeCards<Value extends number | string | boolean>(props: GradeCardsProps<Value>) {
  const { name, legend, value, onChange, onClear, cards, hint, isCompact = false } = props;
  const id = useId();
  return (
    <fieldset className="min-w-0" aria-describedby={hint ? `${id}-hint` : undefined}>
      <legend className={isCompact ? "mb-2 font-semibold" : "sr-only"}>{legend}</legend>
      {hint && (
        <p id={`${id}-hint`} className="-mt-1 mb-3 max-w-[70ch] text-sm text-soft">
          {hint}{" "}
          {onClear && (
            <span className="sr-only">
              <Trans>Optional. Tap again to clear.</Trans>
            </span>
          )}
        </p>
      )}
      <div
        className={classNames(
          "grid gap-2 sm:gap-3",
          isCompact ? "grid-cols-3 sm:grid-cols-6" : "grid-cols-2 sm:grid-cols-4",
          cards.length === 5 && "lg:grid-cols-5",
        )}
      >
        {cards.map((card) => (
          <label key={String(card.value)} className={classNames(CARD, isCompact && "text-center")}>
            <input
              type="radio"
              name={name}
              value={String(card.value)}
              checked={value === card.value}
              onChange={() => onChange(card.value)}
              onClick={() => value === card.value && onClear?.()}
              className="absolute inset-0 size-full cursor-pointer scroll-my-40 opacity-0"
            />
            {card.figure}
            <CardWords number={card.number} label={card.label} isCompact={isCompact} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface CardWordsProps extends Pick<GradeCard<unknown>, "number" | "label"> {
  readonly isCompact: boolean;
}

function CardWords({ number, label, isCompact }: CardWordsProps) {
  if (number === undefined) {
    return (
      <span
        className={
          isCompact ? "-mx-1.5 text-sm leading-tight" : "px-1 pb-1 leading-tight font-semibold"
        }
      >
        {label}
      </span>
    );
  }
  return (
    <span className="flex min-h-11 items-center gap-2 px-1 leading-tight">
      <span className="font-display text-2xl font-semibold tabular-nums">{number}</span>{" "}
      <span className="text-[0.95rem]">{label}</span>
    </span>
  );
}
