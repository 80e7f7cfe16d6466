import { Trans } from "@lingui/react/macro";
import { LockOutCard } from "#web/features/account/access/components/lock-out-card.tsx";
import { SignInAccessCard } from "#web/features/account/access/components/sign-in-access-card.tsx";
import { TokensCard } from "#web/features/account/access/components/tokens-card.tsx";
import { WhoSeesCard } from "#web/features/account/access/components/who-sees-card.tsx";
import { Sessions } from "#web/features/account/security/components/sessions.tsx";
import { Card } from "#web/ui/card.tsx";
import { useLeaving } from "./use-leaving.ts";

export function WhoCanGetIn() {
  const { leaveEverywhere } = useLeaving();
  return (
    <>
      <LockOutCard />
      <Card title={<Trans>Where you are signed in</Trans>}>
        <Sessions onSignedOut={leaveEverywhere} />
      </Card>
      <SignInAccessCard />
      <WhoSeesCard />
      <TokensCard />
    </>
  );
}
