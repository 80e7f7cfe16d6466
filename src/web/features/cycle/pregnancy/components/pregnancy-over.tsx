import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { CallName } from "#contract/endpoints.ts";
import { ongoing } from "#contract/entries/current-answers.ts";
import { pregnancyEndings } from "#contract/entries/life-stage.ts";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import { useQuery } from "#web/api/queries/use-query.ts";
import { articlePath } from "#web/articles/article.ts";
import { articleAddress } from "#web/articles/article-address.ts";
import { InEnglish } from "#web/articles/in-english.tsx";
import { FailureNotice } from "#web/entry/saving/failure-notice.tsx";
import { useSave } from "#web/entry/saving/use-save.ts";
import { choicesOf } from "#web/i18n/choices.ts";
import { Button } from "#web/ui/button.tsx";
import { ChoiceChips } from "#web/ui/fields/choice-chips.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { TextLink } from "#web/ui/text/text-link.tsx";
import { showToast } from "#web/ui/toasts/toast.tsx";
import { endingLabels } from "#web/words/pregnancy-ending.ts";
import { endPregnancy, type PregnancyEnd, profileQuery } from "../api.ts";

interface PregnancyOverProps {
  readonly today: CalendarDay;
  readonly refreshes: readonly CallName[];
  readonly onDone: () => void;
}

export function PregnancyOver({ today, refreshes, onDone }: PregnancyOverProps) {
  const { i18n, t } = useLingui();
  const stages = useQuery(profileQuery).data?.lifeStages ?? [];
  const [lastDay, setLastDay] = useState<string>(today);
  const [ending, setEnding] = useState<NonNullable<PregnancyEnd["ending"]>>();
  const { save, isSaving, failure } = useSave({
    send: endPregnancy,
    refreshes,
    isOneTap: true,
    onSaved: () => {
      showToast({
        title: t`Saved`,
        description: t`Your forecast starts again with your next period.`,
      });
      onDone();
    },
  });
  const pregnancy = ongoing(stages, "pregnancy");
  return (
    <div className="grid gap-5">
      <p>
        <Trans>
          Say only what you want to. If it was a loss, we are sorry. Bleeding for some weeks
          afterwards is common. Fever, heavy bleeding or severe pain are not, and need help at once.
        </Trans>
      </p>
      <ChoiceChips
        legend={<Trans>How did it end?</Trans>}
        name="pregnancy-ending"
        value={ending}
        onChange={setEnding}
        options={choicesOf(pregnancyEndings, endingLabels, i18n)}
        hint={<Trans>You don't have to say.</Trans>}
      />
      <TextField
        name="pregnancy-last-day"
        type="date"
        label={t`Last day of the pregnancy`}
        value={lastDay}
        min={pregnancy?.from}
        max={today}
        error={lastDay === "" ? t`Choose a day first.` : undefined}
        onChange={setLastDay}
      />
      <FailureNotice failure={failure} fields="all" />
      <Button
        busy={isSaving}
        disabled={lastDay === ""}
        onClick={() => void save({ pregnancy, lastDay, ending: ending ?? null })}
      >
        {isSaving ? <Trans>Saving...</Trans> : <Trans>Save</Trans>}
      </Button>
      <ReadAfterwards />
    </div>
  );
}

function ReadAfterwards() {
  const { i18n } = useLingui();
  const href = articlePath("after-a-birth-or-a-loss");
  return (
    <TextLink
      href={articleAddress(href, i18n.locale)}
      className="flex-wrap justify-self-center gap-x-2"
    >
      <Trans>After a birth or a loss</Trans>
      <InEnglish href={href} />
    </TextLink>
  );
}
