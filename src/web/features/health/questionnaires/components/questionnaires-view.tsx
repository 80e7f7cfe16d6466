import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { Questionnaire } from "#contract/entries/questionnaires.ts";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import type { QuestionnaireSubject } from "#domain/questionnaires/questionnaire-text.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import type { Answered } from "../form.ts";
import { subjectTitles } from "../words.ts";
import { QuestionnaireForm } from "./questionnaire-form.tsx";
import { ScoreCard } from "./score-card.tsx";
import { ScoreHistory } from "./score-history.tsx";
import { SleepCard } from "./sleep-card.tsx";
import { SleepForm } from "./sleep-form.tsx";

interface QuestionnairesViewProps {
  readonly today: CalendarDay;
  readonly questionnaires: readonly Questionnaire[];
  readonly first: QuestionSubject | null;
}

export type QuestionSubject = QuestionnaireSubject | "sleep";

export function QuestionnairesView({ today, questionnaires, first }: QuestionnairesViewProps) {
  const [subject, setSubject] = useState(first);
  const [saved, setSaved] = useState<Answered | { readonly sleep: readonly number[] } | null>(null);
  const start = (next: QuestionSubject) => {
    setSaved(null);
    setSubject(next);
  };
  const show = (answered: NonNullable<typeof saved>) => {
    setSaved(answered);
    setSubject(null);
    scrollTo({ top: 0, behavior: "instant" });
  };
  const cancel = () => setSubject(null);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:gap-6">
      {saved &&
        ("sleep" in saved ? <SleepCard answers={saved.sleep} /> : <ScoreCard answered={saved} />)}
      {subject === null && <Choice onStart={start} />}
      {subject === "sleep" && (
        <SleepForm today={today} onCancel={cancel} onSaved={(sleep) => show({ sleep })} />
      )}
      {(subject === "mood" || subject === "worry") && (
        <QuestionnaireForm
          key={subject}
          subject={subject}
          today={today}
          onCancel={cancel}
          onSaved={show}
        />
      )}
      {questionnaires.length > 0 && <ScoreHistory questionnaires={questionnaires} />}
      <p className="text-sm text-soft">
        <Trans>
          The questions on mood and worry are the PHQ and GAD forms by Robert L. Spitzer, Janet B.W.
          Williams, Kurt Kroenke and colleagues (phqscreeners.com), free to use. We show them in
          English as published: our own translation wouldn't measure the same.
        </Trans>
      </p>
    </div>
  );
}

function Choice({ onStart }: { readonly onStart: (subject: QuestionSubject) => void }) {
  const { i18n, t } = useLingui();
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
      <Card title={t`Sleep`} className="sm:col-span-2">
        <p className="mb-4 text-soft">
          <Trans>
            Three questions, once a year. With PCOS, it's worth asking about breathing in sleep.
          </Trans>
        </p>
        <Button onClick={() => onStart("sleep")}>
          <Trans>Ask about my sleep</Trans>
        </Button>
      </Card>
    </div>
  );
}
