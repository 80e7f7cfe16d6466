import { Trans, useLingui } from "@lingui/react/macro";
import { EnglishBeneath } from "#web/entry/english-beneath.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { ReadAloud } from "#web/ui/read-aloud/read-aloud.tsx";
import { TextLink } from "#web/ui/text/text-link.tsx";
import { closeCrisis, useCrisis } from "../crisis.ts";
import { crisisLeads, crisisTitles } from "../words.ts";
import { BreathingRoom } from "./breathing-room.tsx";
import { CrisisLines } from "./crisis-lines.tsx";
import { TrustedPersonPart } from "./trusted-person-part.tsx";

export function CrisisDialog() {
  const { i18n } = useLingui();
  const reason = useCrisis();
  if (reason === null) return null;
  return (
    <Dialog
      open
      onOpenChange={closeCrisis}
      title={
        <>
          {i18n._(crisisTitles[reason])}
          <EnglishBeneath area="crisis">
            {(english) => english._(crisisTitles[reason])}
          </EnglishBeneath>
        </>
      }
      description={
        <>
          {i18n._(crisisLeads[reason])}
          <EnglishBeneath area="crisis">
            {(english) => english._(crisisLeads[reason])}
          </EnglishBeneath>
        </>
      }
    >
      <div className="grid gap-6">
        <ReadAloud />
        <CrisisLines />
        <TrustedPersonPart />
        <BreathingRoom />
        <p className="text-sm text-soft">
          <Trans>
            We saved what you wrote as usual. Only your own device noticed this; we haven't told
            anyone.
          </Trans>
        </p>
        <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2">
          <Button variant="secondary" onClick={closeCrisis}>
            <Trans>I'm safe for now</Trans>
          </Button>
          <TextLink href="/guidance?from=home" onClick={closeCrisis}>
            <Trans>When to get help</Trans>
          </TextLink>
        </div>
      </div>
    </Dialog>
  );
}
