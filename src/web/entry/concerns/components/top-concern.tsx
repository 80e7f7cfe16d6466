import { Plural, Trans } from "@lingui/react/macro";
import { Card } from "#web/ui/card.tsx";
import { TextLink } from "#web/ui/text/text-link.tsx";
import { topmost, useConcerns } from "../api.ts";
import { ConcernCard } from "./concern-card.tsx";
import { NotLookedThrough } from "./not-looked-through.tsx";

export function TopConcern() {
  const { data, error, refetch } = useConcerns(topmost);
  if (data === undefined) {
    return error && <NotLookedThrough failure={error} onRetry={refetch} />;
  }
  const [first, ...others] = data.concerns.filter(
    ({ key, urgency }) => urgency !== "mention" || key === "sign",
  );
  if (first === undefined) return null;
  if (first.key === "violence") return <DiscreetCard />;
  return (
    <ConcernCard concern={first} isBrief>
      <TextLink href="/concerns">
        {others.length === 0 ? (
          <Trans>What to say and take with you</Trans>
        ) : (
          <Plural
            value={others.length}
            one="What to say and take with you, and # more thing"
            other="What to say and take with you, and # more things"
          />
        )}
      </TextLink>
      {first.key === "sign" && (
        <TextLink href="/guidance">
          <Trans>I'm worried anyway: when to get help, and who to call</Trans>
        </TextLink>
      )}
    </ConcernCard>
  );
}

/** Names nothing, as somebody else may see the screen; the text is on its own page. */
function DiscreetCard() {
  return (
    <Card title={<Trans>A page for you</Trans>}>
      <p className="text-soft">
        <Trans>Open it when you're alone. You can leave it with one tap.</Trans>
      </p>
      <TextLink href="/safe">
        <Trans>Open the page</Trans>
      </TextLink>
    </Card>
  );
}
