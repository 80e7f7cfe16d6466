import { Trans, useLingui } from "@lingui/react/macro";
import { strengthOf } from "../view-model.ts";
import { strengthWords } from "../words.ts";

export interface StrengthSignProps {
  readonly password: string;
  readonly known: readonly string[];
}

const BEADS = { easy: 1, fair: 2, hard: 3 } as const;
const FILL = { easy: "bg-urgent", fair: "bg-gold", hard: "bg-aloe" } as const;

export function StrengthSign({ password, known: hers }: StrengthSignProps) {
  const { i18n } = useLingui();
  const strength = strengthOf(password, hers);
  const { level } = strength;
  return (
    <div className="flex items-start gap-2.5 text-sm">
      <span aria-hidden className="flex flex-none gap-1 pt-1.5">
        {[1, 2, 3].map((bead) => (
          <span
            key={bead}
            className={`size-2.5 rounded-full ${bead <= BEADS[level] ? FILL[level] : "ring-1 ring-edge ring-inset"}`}
          />
        ))}
      </span>
      <p role="status" className="min-w-0">
        {i18n._(strengthWords(strength))}{" "}
        {level !== "hard" && <Trans>A few unusual words are best.</Trans>}
      </p>
    </div>
  );
}
