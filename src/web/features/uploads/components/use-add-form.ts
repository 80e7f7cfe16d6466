import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { type FormEvent, useEffect, useRef, useState } from "react";
import type { CalendarDay } from "#domain/calendar-day.ts";
import { newId } from "#web/api/new-id.ts";
import { type Trouble, troubleOf } from "#web/api/trouble.ts";
import { showToast } from "#web/ui/toast.tsx";
import { useSendUpload } from "../api.ts";
import { nameWithoutEnding } from "../view-model.ts";
import type { Prepared } from "./prepare-file.ts";

export type SizeChoice = "smaller" | "whole";

interface AddFormParts {
  readonly file: File;
  readonly prepared: Extract<Prepared, { kind: "ready" }>;
  readonly today: CalendarDay;
  readonly onDone: () => void;
}

/** What she says of a chosen file, and its way to the server; it can be sent again as it stands. */
export function useAddForm({ file, prepared, today, onDone }: AddFormParts) {
  const { t } = useLingui();
  const [name, setName] = useState(() => nameWithoutEnding(file.name));
  const [date, setDate] = useState<string>(today);
  const [choice, setChoice] = useState<SizeChoice>(prepared.smaller ? "smaller" : "whole");
  const [problem, setProblem] = useState<MessageDescriptor | null>(null);
  const bytes = (choice === "smaller" ? prepared.smaller : null) ?? file;
  const sending = useSending(bytes, () => {
    showToast({ title: t`File saved`, description: t`Only you can open it.` });
    onDone();
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isNamed = name.trim() !== "";
    setProblem(isNamed ? null : msg`Give it a name.`);
    if (isNamed) void sending.send({ name: name.trim(), date });
  };
  const fields = { name, setName, date, setDate, choice, setChoice };
  return { ...fields, ...sending, problem, bytes, submit };
}

/** One file under one identifier, however often it is tried. */
function useSending(bytes: Blob, onSaved: () => void) {
  const [id] = useState(newId);
  const [sent, setSent] = useState(0);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [isRepeated, setRepeated] = useState(false);
  const line = useRef<AbortController>(null);
  const { mutateAsync, isPending } = useSendUpload();
  // Leaving the dialog stops what is on its way: data costs money.
  useEffect(() => () => line.current?.abort(), []);

  const send = async (said: { readonly name: string; readonly date: string }) => {
    const controller = new AbortController();
    const { signal } = controller;
    line.current = controller;
    setTrouble(null);
    setSent(0);
    try {
      await mutateAsync({ id, bytes, ...said, isRepeated, onProgress: setSent, signal });
      onSaved();
    } catch (error) {
      setRepeated(true);
      setTrouble(signal.aborted ? null : troubleOf(error));
    }
  };
  const stop = () => line.current?.abort();
  return { send, stop, sent, trouble, isRepeated, isPending };
}
