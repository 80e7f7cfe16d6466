import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import { changeProfile, type Profile } from "#contract/account/profile.ts";
import { useDraft } from "#web/entry/drafts/use-draft.ts";
import { FailureNotice } from "#web/entry/saving/failure-notice.tsx";
import { useSave } from "#web/entry/saving/use-save.ts";
import { useClock } from "#web/entry/use-clock.ts";
import { Button } from "#web/ui/button.tsx";
import { Form } from "#web/ui/form.tsx";
import { type ProfileChanges, useChangeProfile } from "../api.ts";
import { changesOf, draftOf, type ProfileDraft } from "../view-model.ts";
import { CycleFields, PersonFields } from "./profile-fields.tsx";

function useHistoryAnswers(
  { contraception, pregnancyStatus }: Profile,
  change: (answers: Partial<ProfileDraft>) => void,
) {
  const before = useRef({ contraception, pregnancyStatus });
  useEffect(() => {
    const shown = before.current;
    before.current = { contraception, pregnancyStatus };
    if (shown.contraception !== contraception) change({ contraception: contraception ?? "" });
    if (shown.pregnancyStatus !== pregnancyStatus) {
      change({ pregnancyStatus: pregnancyStatus ?? "" });
    }
  });
}

/** Sends only changed fields. Keeps what was typed, whatever the response. */
export function ProfileForm({ profile }: { readonly profile: Profile }) {
  const { t } = useLingui();
  const { today } = useClock();
  const form = useDraft({
    form: "profile",
    initial: () => draftOf(profile, today),
    schema: changeProfile.request.body,
    bodyOf: (draft: ProfileDraft) => changesOf(draft, profile, today),
  });
  const { mutateAsync } = useChangeProfile();
  const { save, isSaving, failure } = useSave({
    send: async (changes: ProfileChanges) =>
      Object.keys(changes).length === 0 ? profile : mutateAsync(changes),
    refreshes: ["GET /api/life-stages"],
    toast: () => ({ title: t`Saved`, description: t`Your profile is up to date.` }),
    onSaved: (answer) => form.begin(draftOf(answer, today)),
  });
  useHistoryAnswers(profile, form.change);
  const fields = {
    draft: form.draft,
    change: form.change,
    messageOf: (field: keyof ProfileDraft) => form.messageOf(field, failure),
  };
  return (
    <Form onSubmit={() => form.saveWith(save)} className="grid gap-5">
      <PersonFields {...fields} />
      <CycleFields {...fields} />
      <FailureNotice failure={failure} />
      <Button type="submit" busy={isSaving} className="justify-self-start">
        {isSaving ? <Trans>Saving...</Trans> : <Trans>Save</Trans>}
      </Button>
    </Form>
  );
}
