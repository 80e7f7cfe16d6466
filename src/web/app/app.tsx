import { lazy, Suspense, useState } from "react";
import { usePathname } from "wouter/use-browser-location";
import { readToken, readUser } from "#web/api/session.ts";
import { CatchFailure } from "./catch-failure.tsx";
import { useLinksWithinTheApp } from "./link-navigation.ts";
import { LockPlace } from "./lock-place.tsx";
import { PageTitle } from "./page-title.tsx";
import { pageAt, pages } from "./pages.ts";
import { Providers } from "./providers.tsx";
import { Waiting } from "./waiting.tsx";

const SignedInGate = lazy(async () => ({
  default: (await import("./signed-in-gate.tsx")).SignedInGate,
}));

/** The whole app; `path` is given where there is no address bar, at prerendering. */
export function App({ path }: { readonly path?: string }) {
  return (
    <Providers>
      <CatchFailure>
        <Suspense fallback={<Waiting />}>
          <Gate prerendered={path} />
        </Suspense>
      </CatchFailure>
    </Providers>
  );
}

function Gate({ prerendered }: { readonly prerendered: string | undefined }) {
  useLinksWithinTheApp();
  // Straight from the address bar: pages that need more of wouter bring it with them.
  const path = usePathname(prerendered === undefined ? {} : { ssrPath: prerendered });
  // Signing in and out loads the page anew, so this holds as long as the page does.
  const [signedIn] = useState(() => prerendered === undefined && readToken() !== null);
  const [owner] = useState(() => (signedIn ? readUser()?.id : undefined) ?? "unknown");
  if (signedIn) {
    return (
      <LockPlace owner={owner}>
        <SignedInGate path={path} owner={owner} />
      </LockPlace>
    );
  }

  const page = pageAt(path, "everyone", "visitor") ?? "landing";
  const { View } = pages[page];
  return (
    <>
      <PageTitle screen={page} />
      <View />
    </>
  );
}
