import { type Dispatch, type SetStateAction, useEffect, useRef, useState } from "react";
import { like } from "#web/api/like.ts";
import { readUser } from "#web/api/session.ts";
import { followSessionEnd } from "#web/api/session-end.ts";
import { kept } from "./kept.ts";

/** What is typed and not saved stands in the tab's storage under this, with its owner and form. */
export const DRAFT_PREFIX = "mwezi.draft.";

/**
 * `useState` for what she types: when the session ends under her hands, it is put by in this tab,
 * and the same form begins with it again after she has signed in.
 * @example const [draft, setDraft] = useDraftState(`cycle.${cycle.id}`, () => draftOf(cycle));
 */
export function useDraftState<Draft extends object>(
  /** Which form this is, and of which entry; `null` where a password is typed, which is not kept. */
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
  kept<object>(`${DRAFT_PREFIX}form.v1.${readUser()?.id}.${form}`, like({}), "tab");

/** A draft of another version of the form counts as none. */
const isLike = <Draft extends object>(typed: object, draft: Draft): typed is Draft =>
  Object.entries(draft).every(
    ([name, value]) =>
      value === undefined || typeof typed[name as keyof typeof typed] === typeof value,
  );
