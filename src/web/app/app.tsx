import { Suspense, useState } from "react";
import { usePathname } from "wouter/use-browser-location";
import type { QueryClient } from "#web/api/queries/client.ts";
import { readToken, readUser } from "#web/api/session/session.ts";
import { CatchFailure } from "./catch-failure.tsx";
import { Fetched, fetchedScreen } from "./fetched-screen.tsx";
import { useLinksWithinTheApp } from "./link-navigation.ts";
import { LockPlace } from "./lock-place.tsx";
import { PageTitle } from "./page-title.tsx";
import { pageAt, pages } from "./pages.ts";
import { Providers } from "./providers.tsx";
import { useQuickExitHere } from "./quick-exit-here.ts";
import { Waiting } from "./waiting.tsx";

const signedInGate = fetchedScreen(async () => ({
  default: (await import("./gate/signed-in-gate.tsx")).SignedInGate,
}));

interface AppProps {
  /** Set when prerendering, where there is no address bar. */
  readonly path?: string | undefined;
  readonly client?: QueryClient | undefined;
}

export async function prepareSignedIn(client: QueryClient, path: string): Promise<void> {
  const [{ fetchFirstPicture }] = await Promise.all([
    import("./first-picture.ts"),
    signedInGate.load(),
  ]);
  await fetchFirstPicture(client, path);
}

export function App({ path, client }: AppProps) {
  useQuickExitHere();
  return (
    <Providers client={client}>
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
  // `usePathname` alone keeps the rest of wouter out of the first chunk.
  const path = usePathname(prerendered === undefined ? {} : { ssrPath: prerendered });
  // Constant: signing in and out reloads the page.
  const [signedIn] = useState(() => prerendered === undefined && readToken() !== null);
  const [owner] = useState(() => (signedIn ? readUser()?.id : undefined) ?? "unknown");
  if (signedIn) {
    return (
      <LockPlace owner={owner}>
        <Fetched screen={signedInGate} given={{ path, owner }} />
      </LockPlace>
    );
  }

  const page = pageAt(path, "everyone", "visitor") ?? "landing";
  return (
    <>
      <PageTitle screen={page} />
      <Fetched key={page} screen={pages[page].screen} given={{}} />
    </>
  );
}
