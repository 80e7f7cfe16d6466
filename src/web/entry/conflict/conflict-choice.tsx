import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Checkbox } from "#web/ui/fields/checkbox.tsx";
import type { OpenConflict } from "../saving/use-save.ts";
import { joinedNotes } from "./joined-notes.ts";
import { type VersionRow, VersionTable } from "./version-table.tsx";

/** Reads the notes of a version and writes them into one. */
interface NotesOf<Draft, Entry> {
  readonly read: (version: Draft | Entry) => string | undefined;
  readonly write: (version: Draft | Entry, notes: string) => Draft;
}

export interface ConflictChoiceProps<Draft, Entry> {
  readonly conflict: OpenConflict<Draft, Entry>;
  /** Must return the same rows in the same order for both versions. */
  readonly rowsOf: (version: Draft | Entry) => readonly VersionRow[];
  readonly notes?: NotesOf<Draft, Entry> | undefined;
  readonly onKeepTheirs: (theirs: Entry | null) => void;
}

export function ConflictChoice<Draft, Entry>(props: ConflictChoiceProps<Draft, Entry>) {
  const { conflict, rowsOf, notes, onKeepTheirs } = props;
  const { mine, theirs, replace, close } = conflict;
  const [keepsBoth, setKeepsBoth] = useState(false);
  const ownNotes = notes?.read(mine)?.trim() ?? "";
  const otherNotes = theirs === null ? "" : (notes?.read(theirs)?.trim() ?? "");
  const hasTwo = ownNotes !== "" && otherNotes !== "" && ownNotes !== otherNotes;
  const both = notes && hasTwo && keepsBoth ? joinedNotes(otherNotes, ownNotes) : null;
  const keepMine = () => void replace(both === null || !notes ? mine : notes.write(mine, both));
  const keepTheirs = () => {
    if (both !== null && notes && theirs !== null) return void replace(notes.write(theirs, both));
    close();
    onKeepTheirs(theirs);
  };
  return (
    <Dialog open onOpenChange={close} title={<Title isDeleted={theirs === null} />}>
      <div className="grid gap-5">
        {theirs === null ? (
          <p>
            <Trans>Another tab or device deleted it after you started. Yours is still here.</Trans>
          </p>
        ) : (
          <VersionTable mine={rowsOf(mine)} theirs={rowsOf(theirs)} />
        )}
        {hasTwo && (
          <Checkbox
            name="keepsBoth"
            label={<Trans>Keep the notes of both</Trans>}
            checked={keepsBoth}
            onChange={setKeepsBoth}
          />
        )}
        <div className="grid gap-3 sm:grid-cols-2">
          <Button onClick={keepMine}>
            <Trans>Save what I typed</Trans>
          </Button>
          <Button variant="secondary" onClick={keepTheirs}>
            {theirs === null ? <Trans>Leave it deleted</Trans> : <Trans>Keep what was saved</Trans>}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

function Title({ isDeleted }: { readonly isDeleted: boolean }) {
  return isDeleted ? (
    <Trans>This was deleted somewhere else</Trans>
  ) : (
    <Trans>This was changed somewhere else</Trans>
  );
}
