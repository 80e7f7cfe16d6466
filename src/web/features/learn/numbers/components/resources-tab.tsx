import { Trans, useLingui } from "@lingui/react/macro";
import { pregnancyAnswers } from "#contract/account/profile.ts";
import { useSave } from "#web/entry/saving/use-save.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { TextLink } from "#web/ui/text/text-link.tsx";
import { showToast } from "#web/ui/toasts/toast.tsx";
import { pregnancyReplies } from "#web/words/profile.ts";
import { emergencyContacts, type PregnancyAnswer, pregnancyCard } from "../view-model.ts";
import { MaternalCard } from "./maternal-card.tsx";
import { NumberList } from "./number-list.tsx";

interface ResourcesTabProps {
  readonly country: string | null;
  readonly savedStatus: PregnancyAnswer | null;
  readonly dials: boolean;
  readonly onAnswer: (answer: PregnancyAnswer) => Promise<unknown>;
}

export function ResourcesTab({ country, savedStatus, dials, onAnswer }: ResourcesTabProps) {
  const card = pregnancyCard(savedStatus, country);
  return (
    <div
      className={classNames(
        "grid grid-cols-1 items-start gap-5 lg:gap-6",
        card.kind === "nothing" ? "max-w-3xl" : "lg:grid-cols-2",
      )}
    >
      <div className="empty:hidden">
        {card.kind === "question" && <PregnancyQuestion onAnswer={onAnswer} />}
        {card.kind === "programme" && <MaternalCard programme={card.programme} dials={dials} />}
        {card.kind === "ask-clinic" && (
          <Card title={<Trans>Maternal health messages</Trans>}>
            <p className="text-soft">
              <Trans>
                Some countries send free messages through pregnancy. We couldn't confirm a number in
                yours, so ask your clinic what is offered near you.
              </Trans>
            </p>
          </Card>
        )}
      </div>
      <Card title={<Trans>Emergency Contacts</Trans>}>
        <NumberList {...emergencyContacts(country)} />
        <TextLink href="/guidance" className="mt-2">
          <Trans>When to get help</Trans>
        </TextLink>
      </Card>
    </div>
  );
}

function PregnancyQuestion({ onAnswer }: Pick<ResourcesTabProps, "onAnswer">) {
  const { i18n, t } = useLingui();
  const { save, isSaving } = useSave({
    send: onAnswer,
    refreshes: [],
    toast: () => ({
      title: t`Updated`,
      description: t`Your pregnancy status has been updated.`,
    }),
    onFailed: () =>
      showToast({
        title: t`Update failed`,
        description: t`Please try again.`,
        variant: "destructive",
      }),
  });
  return (
    <Card title={<Trans>Are you currently pregnant?</Trans>}>
      <p className="mb-4 text-soft">
        <Trans>
          Your answer decides what is shown here. Predictions are paused while you're pregnant. You
          can change it in “Settings” at any time.
        </Trans>
      </p>
      <div className="grid grid-cols-3 gap-3 sm:max-w-md">
        {pregnancyAnswers.map((answer) => (
          <Button
            key={answer}
            variant="secondary"
            className="px-2"
            disabled={isSaving}
            onClick={() => void save(answer)}
          >
            {i18n._(pregnancyReplies[answer])}
          </Button>
        ))}
      </div>
    </Card>
  );
}
