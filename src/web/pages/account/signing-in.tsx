import { lazy, Suspense } from "react";
import { SecurityCard } from "#web/features/account/security/components/security-card.tsx";

const PasskeysCard = lazy(async () => ({
  default: (await import("#web/features/account/passkeys/components/passkeys-card.tsx"))
    .PasskeysCard,
}));

const SecondFactorCard = lazy(async () => ({
  default: (await import("#web/features/account/second-factor/components/second-factor-card.tsx"))
    .SecondFactorCard,
}));

const LockCard = lazy(async () => ({
  default: (await import("#web/features/account/lock/components/lock-card.tsx")).LockCard,
}));

const RememberCard = lazy(async () => ({
  default: (await import("#web/features/account/people/components/remember-card.tsx")).RememberCard,
}));

export function SigningIn() {
  return (
    <>
      <SecurityCard />
      <Suspense>
        <PasskeysCard />
        <SecondFactorCard />
        <LockCard />
        <RememberCard />
      </Suspense>
    </>
  );
}
