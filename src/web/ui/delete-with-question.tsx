import { Trans } from "@lingui/react/macro";
import { type ReactNode, useState } from "react";
import { Button } from "./button.tsx";
import { Icon } from "./icon.tsx";

interface DeleteWithQuestionProps {
  /** What the button is called: "Delete this result". */
  readonly label: ReactNode;
  /** In a list, a button that shows only its sign; the question then takes a line of its own. */
  readonly isInRow?: boolean | undefined;
  readonly question: ReactNode;
  /** The way back, where "Keep it" does not fit. */
  readonly keep?: ReactNode | undefined;
  readonly isBusy: boolean;
  /** Why the last try failed; `null` when it did not. */
  readonly trouble: ReactNode;
  readonly onDelete: () => void;
}

/** Deletes something after asking once more, in its place. */
export function DeleteWithQuestion(props: DeleteWithQuestionProps) {
  const [isAsking, setAsking] = useState(false);
  if (!isAsking && props.isInRow) {
    return (
      <button
        type="button"
        onClick={() => setAsking(true)}
        className="grid size-11 flex-none place-items-center rounded-full text-soft hover:bg-bead"
      >
        <Icon name="trash" size={19} />
        <span className="sr-only">{props.label}</span>
      </button>
    );
  }
  if (!isAsking) {
    return (
      <Button variant="quiet" className="text-urgent" onClick={() => setAsking(true)}>
        <Icon name="trash" size={20} />
        {props.label}
      </Button>
    );
  }
  return (
    <div className="grid basis-full gap-3 rounded-control bg-urgent-wash p-4">
      <p>{props.question}</p>
      {props.trouble}
      <div className="grid grid-cols-2 gap-3">
        <Button variant="danger" busy={props.isBusy} onClick={props.onDelete}>
          <Trans>Delete</Trans>
        </Button>
        <Button variant="secondary" onClick={() => setAsking(false)}>
          {props.keep ?? <Trans>Keep it</Trans>}
        </Button>
      </div>
    </div>
  );
}
