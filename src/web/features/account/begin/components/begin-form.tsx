import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { PASSWORD_MIN_LENGTH } from "#contract/kernel/fields.ts";
import { nameOf } from "#contract/kernel/language-tag.ts";
import { timeZoneHere } from "#web/api/here.ts";
import { draftFields } from "#web/entry/drafts/draft-fields.ts";
import { FailureNotice } from "#web/entry/saving/failure-notice.tsx";
import { useClock } from "#web/entry/use-clock.ts";
import { languageHere } from "#web/i18n/i18n.ts";
import { Button } from "#web/ui/button.tsx";
import { focusField } from "#web/ui/fields/focus-field.ts";
import { PasswordField } from "#web/ui/fields/password-field.tsx";
import { WhyNot } from "#web/ui/fields/why-not.tsx";
import { AboutFields } from "../../onboarding/components/about-fields.tsx";
import { ConsentTerms } from "../../onboarding/components/consent-fields.tsx";
import {
  countryOfZone,
  emptyDraft,
  type OnboardingDraft,
  refusedField,
} from "../../onboarding/view-model.ts";
import { PasswordStrength } from "../../password-strength/components/password-strength.tsx";
import { type Begun, useBegin } from "../api.ts";
import { firstProfile, missingIn } from "../view-model.ts";

const ABOUT_STEP = 2;

const missingWords = {
  about: msg`Enter your age and your country to continue.`,
  consent: msg`Tick the consent box to continue.`,
};

/** What an account needs before its first entry, on one screen. */
export function BeginForm({ onBegun }: { readonly onBegun: (begun: Begun) => void }) {
  const { t, i18n } = useLingui();
  const id = useId();
  const { form, draft, change, password, setPassword } = useTyped();
  const { today } = useClock();
  const [isTried, setTried] = useState(false);
  const { mutate, error, isPending, isSuccess } = useBegin(onBegun);
  const busy = isPending || isSuccess;
  const missing = missingIn(draft);
  const isShort = password.length < PASSWORD_MIN_LENGTH;
  const refused = refusedField(ABOUT_STEP, draft);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (missing === "about" || refused !== null)
      focusField(draft.country === "" ? "country" : "age");
    else if (missing === "consent") focusField("privacyConsent");
    else if (isShort) focusField("password");
    else mutate({ password, profile: firstProfile(draft) });
  };
  const props = { draft, change, today, ...draftFields({ draft, change }) };
  return (
    <form ref={form} onSubmit={submit} method="post" data-live noValidate className="grid gap-5">
      <AboutFields {...props} isRefused={isTried && refused !== null} />
      <ConsentTerms {...props} isRefused={false} />
      <div className="grid gap-2">
        <PasswordField
          name="password"
          label={t`Password`}
          hint={t`At least 6 characters; a long sentence is best. It is also the key to what you write.`}
          autoComplete="new-password"
          minLength={PASSWORD_MIN_LENGTH}
          enterKeyHint="go"
          required
          value={password}
          onChange={setPassword}
          error={isTried && isShort ? t`Use at least 6 characters.` : undefined}
        />
        <PasswordStrength password={password} hers={[]} />
      </div>
      <FailureNotice failure={error} />
      {isTried && missing !== null && <WhyNot id={id}>{i18n._(missingWords[missing])}</WhyNot>}
      <Button type="submit" busy={busy}>
        {busy ? <Trans>Creating account...</Trans> : <Trans>Make my sign-in name</Trans>}
      </Button>
    </form>
  );
}

/** The form's state, beginning with what was typed before the page was live. */
function useTyped() {
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState(emptyDraft);
  const [password, setPassword] = useState("");
  const change = (changed: Partial<OnboardingDraft>) =>
    setDraft((before) => ({ ...before, ...changed }));
  useEffect(() => {
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
