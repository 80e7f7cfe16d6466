import { Trans } from "@lingui/react/macro";
import { useSearchParams } from "wouter";
import { useQuery } from "#web/api/queries/use-query.ts";
import { Loaded } from "#web/entry/loaded.tsx";
import { useClock } from "#web/entry/use-clock.ts";
import { questionnairesQuery } from "#web/features/health/questionnaires/api.ts";
import {
  QuestionnairesView,
  type QuestionSubject,
} from "#web/features/health/questionnaires/components/questionnaires-view.tsx";
import { SubPage } from "../account/sub-page.tsx";

const subjects: readonly QuestionSubject[] = ["mood", "worry", "sleep"];

export function HowYouFeelPage() {
  const { today } = useClock();
  const [search] = useSearchParams();
  const about = search.get("about");
  return (
    <SubPage
      isOneColumn
      title={<Trans>How you've been</Trans>}
      intro={
        <Trans>A few questions about how you feel and sleep. Your answers are yours alone.</Trans>
      }
    >
      <Loaded queries={{ questionnaires: useQuery(questionnairesQuery) }}>
        {({ questionnaires }) => (
          <QuestionnairesView
            today={today}
            questionnaires={questionnaires}
            first={subjects.find((subject) => subject === about) ?? null}
          />
        )}
      </Loaded>
    </SubPage>
  );
}
