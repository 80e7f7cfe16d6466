import { Trans } from "@lingui/react/macro";
import type { LowWeeks } from "#domain/forecast/low-weeks.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { TextLink } from "#web/ui/text/text-link.tsx";

const QUESTIONS = "/my-health/how-you-feel";

export function MoodQuestions({ lowWeeks }: { readonly lowWeeks: LowWeeks | null }) {
  if (lowWeeks === null) {
    return (
      <TextLink href={QUESTIONS}>
        <Trans>Questions about the last two weeks</Trans>
      </TextLink>
    );
  }
  return (
    <div className="grid gap-3 rounded-control bg-violet-wash p-4">
      <p>
        {lowWeeks === "mood" ? (
          <Trans>
            Your mood has been low for two weeks. Two questions can help you decide whether to talk
            to someone.
          </Trans>
        ) : (
          <Trans>
            You've been anxious for two weeks. Two questions can help you decide whether to talk to
            someone.
          </Trans>
        )}
      </p>
      <ButtonLink
        variant="secondary"
        className="sm:justify-self-start"
        href={`${QUESTIONS}?about=${lowWeeks}`}
      >
        <Trans>Answer two questions</Trans>
      </ButtonLink>
    </div>
  );
}
