import { Trans } from "@lingui/react/macro";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Card } from "#web/ui/card.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import { SubPage } from "./sub-page.tsx";

/** What there is for a visit today: the one-page summary, and how to prepare. */
export function DoctorVisitPage() {
  return (
    <SubPage
      title={<Trans>Doctor Visit Prep</Trans>}
      intro={<Trans>One page to hand over, and the questions you do not want to forget.</Trans>}
    >
      <div className="grid max-w-4xl items-start gap-5 md:grid-cols-2">
        <Card title={<Trans>Your summary</Trans>}>
          <div className="grid gap-4">
            <p>
              <Trans>
                A page made from what you logged. Look at it first; then print it, or choose “Save
                as PDF” where your browser asks for a printer.
              </Trans>
            </p>
            <ButtonLink href="/summary" className="justify-self-start">
              <Icon name="print" size={20} />
              <Trans>Open the summary</Trans>
            </ButtonLink>
          </div>
        </Card>
        <Card title={<Trans>Your questions</Trans>}>
          <p className="text-soft">
            <Trans>
              Write down three before you go, the most important first. Say when it began, how often
              it comes, and what it keeps you from doing.
            </Trans>
          </p>
          <TextLink href="/articles/preparing-for-the-doctor" className="mt-2">
            <Trans>How to prepare for the visit</Trans>
          </TextLink>
        </Card>
      </div>
    </SubPage>
  );
}
