import { Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "wouter";
import { Loaded } from "#web/entry/loaded.tsx";
import { useClock } from "#web/entry/use-clock.ts";
import { questionnairesQuery } from "#web/features/health/questionnaires/api.ts";
import { QuestionnairesView } from "#web/features/health/questionnaires/components/questionnaires-view.tsx";
import { SubPage } from "./sub-page.tsx";

/** The PHQ and GAD forms and her scores. `?about=mood` or `worry` opens one. */
export function HowYouFeelPage() {
  const { today } = useClock();
  const [search] = useSearchParams();
  const about = search.get("about");
  return (
    <SubPage
      title={<Trans>How you’ve been</Trans>}
      intro={<Trans>A few questions about the last two weeks. Your answers are yours alone.</Trans>}
    >
      <Loaded queries={{ questionnaires: useQuery(questionnairesQuery) }}>
        {({ questionnaires }) => (
          <QuestionnairesView
            today={today}
            questionnaires={questionnaires}
            first={about === "mood" || about === "worry" ? about : null}
          />
        )}
      </Loaded>
    </SubPage>
  );
}
