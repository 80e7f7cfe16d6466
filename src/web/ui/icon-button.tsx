import { classNames } from "./class-names.ts";
import { Icon, type IconName } from "./icon.tsx";

interface IconButtonProps {
  readonly icon: IconName;
  /** Accessible name with its object: "Edit Metformin". */
  readonly label: string;
  readonly onClick: () => void;
  readonly className?: string | undefined;
}

export function IconButton({ icon, label, onClick, className }: IconButtonProps) {
  return (
    <button
      type="button"
      onClick={onClick}
      aria-label={label}
      className={classNames(
        "grid size-11 flex-none place-items-center rounded-full text-soft hover:bg-bead",
        className,
      )}
    >
      <Icon name={icon} size={19} />
    </button>
  );
}
