import { Trans } from "@lingui/react/macro";
import { useQuery } from "#web/api/queries/use-query.ts";
import { Loaded } from "#web/entry/loaded.tsx";
import { Card } from "#web/ui/card.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { accessQuery } from "../api.ts";
import { AccessList } from "./access-list.tsx";

const elsewhere = ["session", "passkey", "secondFactor", "accessToken"];

export function WhoSeesCard() {
  return (
    <Card title={<Trans>Who sees something without signing in</Trans>}>
      <Loaded
        queries={{ access: useQuery(accessQuery) }}
        waiting={<Skeleton className="h-24 w-full" />}
      >
        {({ access }) => {
          const open = access.filter(({ kind, isActive }) => isActive && !elsewhere.includes(kind));
          return open.length > 0 ? (
            <AccessList accesses={open} />
          ) : (
            <p className="text-soft">
              <Trans>Nobody. No link, calendar or message shows anything of yours.</Trans>
            </p>
          );
        }}
      </Loaded>
    </Card>
  );
}
