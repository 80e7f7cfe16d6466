import { type Dispatch, type SetStateAction, useEffect, useRef, useState } from "react";
import { storageKeys } from "#contract/kernel/storage-keys.ts";
import { like } from "#web/api/like.ts";
import { readUser } from "#web/api/session/session.ts";
import { followSessionEnd } from "#web/api/session/session-end.ts";
import { storedValue } from "../stored-value.ts";

/** When the session ends, the value stays in this tab for the same form after the next sign-in. */
export function useDraftState<Draft extends object>(
  /** Id of the form and its entry; `null` for passwords, which are never stored. */
  form: string | null,
  initial: Draft | (() => Draft),
): readonly [Draft, Dispatch<SetStateAction<Draft>>] {
  const [fresh] = useState(initial);
  const [draft, setDraft] = useState<Draft>(() => {
    const typed = form === null ? null : recordOf(form).read();
    return typed !== null && isLike(typed, fresh) ? typed : fresh;
  });
  const latest = useRef(draft);
  latest.current = draft;
  useEffect(() => {
    if (form === null) return undefined;
    recordOf(form).write(null);
    return followSessionEnd(() => {
      if (latest.current !== fresh) recordOf(form).write(latest.current);
    });
  }, [form, fresh]);
  return [draft, setDraft];
}

const recordOf = (form: string) =>
  storedValue<object>(`${storageKeys.draft}form.v1.${readUser()?.id}.${form}`, like({}), "tab");

/** A draft from another version of the form is ignored. */
const isLike = <Draft extends object>(typed: object, draft: Draft): typed is Draft =>
  Object.entries(draft).every(
    ([name, value]) =>
      value === undefined || typeof typed[name as keyof typeof typed] === typeof value,
  );
