import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { Questionnaire } from "#contract/questionnaires.ts";
import type { CalendarDay } from "#domain/calendar-day.ts";
import type { QuestionnaireSubject } from "#domain/questionnaire-text.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import type { Answered } from "../form.ts";
import { subjectTitles } from "../words.ts";
import { QuestionnaireForm } from "./questionnaire-form.tsx";
import { ScoreCard } from "./score-card.tsx";
import { ScoreHistory } from "./score-history.tsx";

interface QuestionnairesViewProps {
  readonly today: CalendarDay;
  readonly questionnaires: readonly Questionnaire[];
  /** Opened by an address that asks for one. */
  readonly first: QuestionnaireSubject | null;
}

/** Two short forms to choose from, the answer to the last one, and what she scored before. */
export function QuestionnairesView({ today, questionnaires, first }: QuestionnairesViewProps) {
  const [subject, setSubject] = useState(first);
  const [saved, setSaved] = useState<Answered | null>(null);
  const start = (next: QuestionnaireSubject) => {
    setSaved(null);
    setSubject(next);
  };
  return (
    <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-5 lg:gap-6">
      {saved && <ScoreCard answered={saved} />}
      {subject === null ? (
        <Choice onStart={start} />
      ) : (
        <QuestionnaireForm
          key={subject}
          subject={subject}
          today={today}
          onCancel={() => setSubject(null)}
          onSaved={(answered) => {
            setSaved(answered);
            setSubject(null);
            scrollTo({ top: 0, behavior: "instant" });
          }}
        />
      )}
      {questionnaires.length > 0 && <ScoreHistory questionnaires={questionnaires} />}
      <p className="text-sm text-soft">
        <Trans>
          The questions are the PHQ and GAD forms by Robert L. Spitzer, Janet B.W. Williams, Kurt
          Kroenke and colleagues (phqscreeners.com), free to use. They are shown in English as
          published: a translation of our own would not measure the same.
        </Trans>
      </p>
    </div>
  );
}

function Choice({ onStart }: { readonly onStart: (subject: QuestionnaireSubject) => void }) {
  const { i18n } = useLingui();
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Card title={i18n._(subjectTitles.mood)}>
        <p className="mb-4 text-soft">
          <Trans>Two questions first, nine if you like. About two minutes.</Trans>
        </p>
        <Button onClick={() => onStart("mood")}>
          <Trans>Ask about my mood</Trans>
        </Button>
      </Card>
      <Card title={i18n._(subjectTitles.worry)}>
        <p className="mb-4 text-soft">
          <Trans>Two questions first, seven if you like. About two minutes.</Trans>
        </p>
        <Button onClick={() => onStart("worry")}>
          <Trans>Ask about my worry</Trans>
        </Button>
      </Card>
    </div>
  );
}
