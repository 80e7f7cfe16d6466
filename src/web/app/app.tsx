import { Suspense, useState } from "react";
import { usePathname } from "wouter/use-browser-location";
import type { QueryClient } from "#web/api/queries/client.ts";
import { readToken, readUser } from "#web/api/session.ts";
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
  default: (await import("./signed-in-gate.tsx")).SignedInGate,
}));

interface AppProps {
  /** Given where there is no address bar: at prerendering. */
  readonly path?: string | undefined;
  /** With what has been read already. */
  readonly client?: QueryClient | undefined;
}

/** Fetches what is drawn for a woman who is signed in, before it is drawn. */
export async function prepareSignedIn(client: QueryClient, path: string): Promise<void> {
  const [{ fetchFirstPicture }] = await Promise.all([
    import("./first-picture.ts"),
    signedInGate.load(),
  ]);
  await fetchFirstPicture(client, path);
}

/** The whole app. */
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
  // Straight from the address bar: pages that need more of wouter bring it with them.
  const path = usePathname(prerendered === undefined ? {} : { ssrPath: prerendered });
  // Signing in and out loads the page anew, so this holds as long as the page does.
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
