import { useSearchParams } from "wouter";
import { LearnView } from "#web/features/learn/topics/components/learn-view.tsx";
import { ALL_TOPICS, tabIn, topicIn } from "#web/features/learn/topics/view-model.ts";

/** Tab, topic and search are in the address, so that going back from an article restores them. */
export function LearnPage() {
  const [search, setSearch] = useSearchParams();
  const keep = (name: string, value: string) =>
    setSearch(
      (params) => {
        params.set(name, value);
        if (value === ALL_TOPICS || value === "") params.delete(name);
        return params;
      },
      { replace: true },
    );
  return (
    <LearnView
      tab={tabIn(search.get("tab"))}
      onTabChange={(tab) => keep("tab", tab)}
      topic={topicIn(search.get("topic"))}
      onTopicChange={(topic) => keep("topic", topic)}
      search={search.get("q") ?? ""}
      onSearchChange={(words) => keep("q", words)}
    />
  );
}
