import { useQuery } from "#web/api/queries/use-query.ts";
import { DraftWordsPlace } from "#web/entry/better-words/draft-place.tsx";
import { InDraft } from "#web/entry/draft-language/in-draft.tsx";
import { profileQuery } from "#web/features/account/profile/api.ts";
import { SafetyView } from "#web/features/learn/safety/components/safety-view.tsx";

/** For users who experience violence, with the country's lines. The tab title reveals nothing. */
export function SafetyPage() {
  const { data } = useQuery(profileQuery);
  return (
    <InDraft>
      <SafetyView country={data?.country ?? null} />
      <DraftWordsPlace />
    </InDraft>
  );
}
