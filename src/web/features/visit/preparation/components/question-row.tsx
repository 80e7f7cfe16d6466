import { useLingui } from "@lingui/react/macro";
import { Icon, type IconName } from "#web/ui/icon.tsx";
import { AsTyped } from "#web/ui/text/as-typed.tsx";

interface QuestionRowProps {
  readonly question: string;
  readonly number: number;
  readonly isLast: boolean;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
}

export function QuestionRow({ question, number, isLast, onMove, onRemove }: QuestionRowProps) {
  const { t } = useLingui();
  return (
    <li className="flex flex-wrap items-center gap-x-2 rounded-control bg-card py-1.5 pr-1 pl-3.5 ring-1 ring-inset ring-line">
      <span className="font-semibold text-hibiscus tabular-nums" aria-hidden="true">
        {number}
      </span>
      <span className="min-w-0 flex-1 basis-40 py-1.5 break-words">
        <AsTyped>{question}</AsTyped>
      </span>
      <span className="ml-auto flex">
        <SmallButton
          icon="chevron-up"
          label={t`Move up: ${question}`}
          isOff={number === 1}
          onClick={() => onMove(-1)}
        />
        <SmallButton
          icon="chevron-down"
          label={t`Move down: ${question}`}
          isOff={isLast}
          onClick={() => onMove(1)}
        />
        <SmallButton
          icon="trash"
          label={t`Remove: ${{ name: question }}`}
          isOff={false}
          onClick={onRemove}
        />
      </span>
    </li>
  );
}

interface SmallButtonProps {
  readonly icon: IconName;
  readonly label: string;
  readonly isOff: boolean;
  readonly onClick: () => void;
}

/** Stays focusable when it can do nothing, so that moving a question does not lose the focus. */
function SmallButton({ icon, label, isOff, onClick }: SmallButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isOff || undefined}
      onClick={() => !isOff && onClick()}
      className="grid size-11 place-items-center rounded-control text-soft hover:bg-bead aria-disabled:opacity-40"
    >
      <Icon name={icon} size={20} />
    </button>
  );
}
