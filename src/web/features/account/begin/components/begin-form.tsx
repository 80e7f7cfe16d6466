import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useId, useLayoutEffect, useRef, useState } from "react";
import { nameOf } from "#contract/kernel/language-tag.ts";
import { timeZoneHere } from "#web/api/here.ts";
import { PasskeyError } from "#web/api/session/passkey-error.ts";
import { draftFields } from "#web/entry/drafts/draft-fields.ts";
import { FailureNotice } from "#web/entry/saving/failure-notice.tsx";
import { useClock } from "#web/entry/use-clock.ts";
import { languageHere } from "#web/i18n/i18n.ts";
import { Button } from "#web/ui/button.tsx";
import { focusField } from "#web/ui/fields/focus-field.ts";
import { WhyNot } from "#web/ui/fields/why-not.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { AboutFields } from "../../onboarding/components/about-fields.tsx";
import { ConsentTerms } from "../../onboarding/components/consent-fields.tsx";
import {
  ABOUT_STEP,
  countryOfZone,
  emptyDraft,
  type OnboardingDraft,
  refusedField,
} from "../../onboarding/view-model.ts";
import { type NewAccount, type UnlockMethod, useBegin } from "../api.ts";
import { firstProfile, missingIn, problemOf } from "../view-model.ts";
import { UnlockFields } from "./unlock-fields.tsx";

const missingWords = {
  about: msg`Enter your age and your country to continue.`,
  consent: msg`Tick the consent box to continue.`,
};

const noPasskey = msg`This device made no passkey that opens your data. Choose a password or a PIN.`;

export function BeginForm({ onCreated }: { readonly onCreated: (account: NewAccount) => void }) {
  const { i18n } = useLingui();
  const id = useId();
  const { form, draft, change, password, setPassword } = useTyped();
  const { today } = useClock();
  const [isSubmitted, setSubmitted] = useState(false);
  const { mutate, error, isPending, isSuccess } = useBegin(onCreated);
  const busy = isPending || isSuccess;
  const missing = missingIn(draft);
  const [way, setWay] = useState<UnlockMethod>("password");
  const problem = problemOf(way, password);
  const refused = refusedField(ABOUT_STEP, draft);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (missing === "about" || refused !== null)
      focusField(draft.country === "" ? "country" : "age");
    else if (missing === "consent") focusField("privacyConsent");
    else if (problem !== null) focusField("password");
    else mutate({ way, secret: password, profile: firstProfile(draft) });
  };
  const props = { draft, change, today, ...draftFields({ draft, change }) };
  return (
    <form ref={form} onSubmit={submit} method="post" data-live noValidate className="grid gap-5">
      <AboutFields {...props} isRefused={isSubmitted && refused !== null} />
      <ConsentTerms toggle={props.toggle} />
      <UnlockFields
        method={way}
        onMethod={(next) => {
          setWay(next);
          setPassword("");
        }}
        secret={password}
        onSecret={setPassword}
        error={isSubmitted && problem !== null ? i18n._(problem) : undefined}
      />
      {error instanceof PasskeyError ? (
        <Notice tone="urgent">{i18n._(noPasskey)}</Notice>
      ) : (
        <FailureNotice failure={error} />
      )}
      {isSubmitted && missing !== null && <WhyNot id={id}>{i18n._(missingWords[missing])}</WhyNot>}
      <Button type="submit" busy={busy}>
        {busy ? <Trans>Creating account...</Trans> : <Trans>Make my sign-in name</Trans>}
      </Button>
    </form>
  );
}

function useTyped() {
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState(emptyDraft);
  const [password, setPassword] = useState("");
  const change = (changed: Partial<OnboardingDraft>) =>
    setDraft((before) => ({ ...before, ...changed }));
  useLayoutEffect(() => {
    const typed = new FormData(form.current ?? undefined);
    setPassword(String(typed.get("password") ?? ""));
    setDraft((before) => ({
      ...before,
      age: String(typed.get("age") ?? ""),
      privacyConsent: typed.has("privacyConsent"),
      country: countryOfZone(timeZoneHere()),
      language: nameOf(languageHere()),
    }));
  }, []);
  return { form, draft, change, password, setPassword };
}
