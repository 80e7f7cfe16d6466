import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useState } from "react";
import type { Medicine } from "#contract/medicines.ts";
import { FailureNotice } from "#web/entry/failure-notice.tsx";
import { Button } from "#web/ui/button.tsx";
import { TextAreaField } from "#web/ui/text-area-field.tsx";
import { showToast } from "#web/ui/toast.tsx";
import { useChangeMedicine } from "../api.ts";

interface SideEffectsFormProps {
  readonly medicine: Medicine;
  readonly onDone: () => void;
}

export const LONGEST_NOTE = 2000;

/** What she noticed since she takes it, in her own words. */
export function SideEffectsForm({ medicine, onDone }: SideEffectsFormProps) {
  const { t } = useLingui();
  const [words, setWords] = useState(medicine.sideEffects ?? "");
  const { mutate, isPending, error } = useChangeMedicine();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const sideEffects = words.trim() === "" ? null : words.trim();
    mutate(
      { id: medicine.id, change: { sideEffects } },
      {
        onSuccess: () => {
          showToast({ title: t`Note saved`, description: t`It can go on the list you share.` });
          onDone();
        },
      },
    );
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <p className="-mt-2 text-lg font-semibold">{medicine.name}</p>
      <TextAreaField
        name="sideEffects"
        label={t`Side effects`}
        hint={t`What, when it began, how strong, and what helped.`}
        value={words}
        maxLength={LONGEST_NOTE}
        onChange={setWords}
      />
      <p className="text-sm text-soft">
        <Trans>
          If it is severe or comes on suddenly, get medical help now. For anything else that worries
          you, talk to your clinician or pharmacist.
        </Trans>
      </p>
      <FailureNotice failure={error} />
      <Button type="submit" busy={isPending}>
        <Trans>Save the note</Trans>
      </Button>
    </form>
  );
}
