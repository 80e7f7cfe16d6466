import { Trans } from "@lingui/react/macro";
import { useQuery } from "#web/api/queries/use-query.ts";
import { Loaded } from "#web/entry/loaded.tsx";
import { ProveFirst } from "#web/entry/proof/prove-first.tsx";
import { FailureNotice } from "#web/entry/saving/failure-notice.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { feedQuery, useEndFeed, useMakeFeed } from "../api.ts";
import { FeedAddress } from "./feed-address.tsx";

export function FeedCard() {
  const making = useMakeFeed();
  const ending = useEndFeed();
  return (
    <Card title={<Trans>In your calendar</Trans>}>
      <div className="grid gap-4">
        <p>
          <Trans>
            Your phone's calendar can ring for you, also when Mwezi is closed. It gets the times of
            what is on above, with your words or “You have a note”. It lasts 60 days from the last
            time you opened Mwezi.
          </Trans>
        </p>
        <p className="text-soft">
          <Trans>
            Whoever has the address can read these times, and so can the company behind your
            calendar. If your period, fertile days or stage of life are on, the times could tell
            them about your cycle or a pregnancy.
          </Trans>
        </p>
        <Loaded queries={{ answer: useQuery(feedQuery) }}>
          {({ answer: { feed } }) =>
            feed === null ? (
              <Button
                variant="secondary"
                busy={making.isSaving}
                onClick={() => void making.save(null)}
                className="justify-self-start"
              >
                <Trans>Make an address for my calendar</Trans>
              </Button>
            ) : (
              <>
                <FeedAddress path={feed.path} />
                <div className="flex flex-wrap gap-3">
                  <Button
                    variant="secondary"
                    busy={making.isSaving}
                    onClick={() => void making.save(null)}
                  >
                    <Trans>New address, end this one</Trans>
                  </Button>
                  <Button
                    variant="secondary"
                    busy={ending.isSaving}
                    onClick={() => void ending.save(null)}
                  >
                    <Trans>End it</Trans>
                  </Button>
                </div>
              </>
            )
          }
        </Loaded>
        <ProveFirst failure={making.failure} onProven={() => void making.save(null)} />
        <FailureNotice failure={ending.failure} />
      </div>
    </Card>
  );
}
