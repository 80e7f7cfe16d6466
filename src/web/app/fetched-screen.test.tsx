import { Suspense } from "react";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { Fetched, fetchedScreen } from "./fetched-screen.tsx";

const Greeting = ({ name }: { readonly name: string }) => <p>Hello {name}</p>;

const drawn = (screen: ReturnType<typeof fetchedScreen<{ name: string }>>) =>
  renderToString(
    <Suspense fallback={<p>Waiting</p>}>
      <Fetched screen={screen} given={{ name: "Thandi" }} />
    </Suspense>,
  );

it("a loaded screen renders at once, another one after its fallback", async () => {
  const screen = fetchedScreen(async () => ({ default: Greeting }));
  expect(drawn(screen)).toContain("Waiting");
  await screen.load();
  expect(drawn(screen)).not.toContain("Waiting");
  expect(drawn(screen)).toContain("Thandi");
});
