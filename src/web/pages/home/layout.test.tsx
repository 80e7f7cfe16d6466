// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { thandi } from "../../../../scripts/testing/example-profile.ts";
import { openScreen } from "../../../../scripts/testing/screen.tsx";
import { DashboardLayout } from "./layout.tsx";

async function besideTheRing(isAsked: boolean): Promise<string> {
  const named = (name: string) => <p>{name}</p>;
  const screen = await openScreen(
    <DashboardLayout
      profile={thandi}
      isAsked={isAsked}
      overview={named("ring")}
      cards={{
        banner: named("banner"),
        "check-in": named("check-in"),
        pcos: named("pcos"),
        "heat-map": named("heat-map"),
        insight: named("insight"),
        symptoms: named("symptoms"),
        averages: named("averages"),
        recovery: named("recovery"),
      }}
    />,
  );
  const ring = [...document.querySelectorAll("p")].find((one) => one.textContent === "ring");
  const names = ring?.parentElement?.textContent ?? "";
  await screen.close();
  return names;
}

it("on a wide screen a card is below the ring unless it asks about a period", async () => {
  expect(await besideTheRing(false)).toBe("ringsymptoms");
  expect(await besideTheRing(true)).toBe("ring");
});
