import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { REMINDER_WORDS_MAX } from "#contract/push/reminders.ts";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { Form } from "#web/ui/form.tsx";
import { readNoteWords, saveNoteWords } from "../use-push.ts";
import { LockScreenLine } from "./lock-screen-line.tsx";

export function NoteWords() {
  const { t } = useLingui();
  const [words, setWords] = useState("");
  const [state, setState] = useState<"" | "saved" | "failed">("");
  useEffect(() => {
    // If the text can't be read, notifications don't show it either.
    readNoteWords().then(setWords, () => undefined);
  }, []);
  const submit = () => {
    saveNoteWords(words).then(
      () => setState("saved"),
      () => setState("failed"),
    );
  };
  return (
    <Form onSubmit={submit} className="grid gap-4">
      <TextField
        name="note-words"
        label={t`Your own words on this device`}
        hint={t`Optional. They stay in this browser. Choose words that anyone may see.`}
        value={words}
        maxLength={REMINDER_WORDS_MAX}
        autoComplete="off"
        onChange={(text) => {
          setWords(text);
          setState("");
        }}
      />
      <LockScreenLine time="08:00" words={words} from="device" />
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" variant="secondary">
          <Trans>Save these words</Trans>
        </Button>
        <p role="status" className="text-sm text-soft empty:hidden">
          {state === "saved" && t`Saved on this device.`}
          {state === "failed" && t`This browser couldn't save them. Try again.`}
        </p>
      </div>
    </Form>
  );
}
