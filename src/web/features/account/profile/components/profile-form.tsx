import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useEffect, useRef, useState } from "react";
import type { Profile } from "#contract/profile.ts";
import { type Trouble, troubleOf } from "#web/api/trouble.ts";
import { wordsOf } from "#web/api/trouble-words.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { showToast } from "#web/ui/toast.tsx";
import { useChangeProfile } from "../api.ts";
import {
  changesOf,
  draftOf,
  type FieldMessages,
  messagesOf,
  type ProfileDraft,
  problemsOf,
} from "../view-model.ts";
import { CycleFields } from "./cycle-fields.tsx";
import { PersonFields } from "./person-fields.tsx";

export function ProfileForm({ profile }: { readonly profile: Profile }) {
  const { i18n } = useLingui();
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState(() => draftOf(profile));
  const { save, isSaving, messages, trouble } = useSaving(profile, setDraft);

  useEffect(() => {
    if (Object.keys(messages).length > 0) {
      form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
    }
  }, [messages]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save(draft);
  };
  const fields = {
    draft,
    messages,
    change: (part: Partial<ProfileDraft>) => setDraft((typed) => ({ ...typed, ...part })),
  };
  return (
    <form ref={form} onSubmit={submit} noValidate className="grid gap-5">
      <PersonFields {...fields} />
      <CycleFields {...fields} />
      {trouble !== null && <Notice tone="urgent">{i18n._(wordsOf(trouble))}</Notice>}
      <Button type="submit" busy={isSaving} className="justify-self-start">
        {isSaving ? <Trans>Saving...</Trans> : <Trans>Save</Trans>}
      </Button>
    </form>
  );
}

/** Sends what differs. What she typed stays, whatever comes back. */
function useSaving(profile: Profile, onSaved: (draft: ProfileDraft) => void) {
  const { i18n, t } = useLingui();
  const { mutateAsync, isPending } = useChangeProfile();
  const [messages, setMessages] = useState<FieldMessages>({});
  const [trouble, setTrouble] = useState<Trouble | null>(null);

  const save = async (draft: ProfileDraft) => {
    const changes = changesOf(draft, profile);
    const problems = problemsOf(changes);
    setTrouble(null);
    setMessages(messagesOf(i18n, problems));
    if (problems.length > 0) return;
    try {
      if (Object.keys(changes).length > 0) onSaved(draftOf(await mutateAsync(changes)));
      showToast({ title: t`Saved`, description: t`Your profile is up to date.` });
    } catch (error) {
      const failure = troubleOf(error);
      setTrouble(failure);
      if (failure.kind === "fields") setMessages(messagesOf(i18n, failure.fields));
    }
  };
  return { save, isSaving: isPending, messages, trouble };
}
