import { useLingui } from "@lingui/react/macro";
import { Icon } from "#web/ui/icon.tsx";

interface StepArrowProps {
  readonly to: "earlier" | "later";
  readonly name: string;
  /** `null` at the end. */
  readonly onStep: (() => void) | null;
}

export function StepArrow({ to, name, onStep }: StepArrowProps) {
  const { t } = useLingui();
  const end = to === "later" ? t`This is the latest.` : t`This is the earliest.`;
  return (
    <button
      type="button"
      className="grid size-12 flex-none place-items-center rounded-full hover:bg-bead aria-disabled:opacity-40"
      aria-label={onStep === null ? `${name}. ${end}` : name}
      title={onStep === null ? end : undefined}
      // Not `disabled`, which would lose the focus on the last step.
      aria-disabled={onStep === null || undefined}
      onClick={onStep ?? undefined}
    >
      <Icon name={to === "later" ? "chevron-right" : "chevron-left"} />
    </button>
  );
}
