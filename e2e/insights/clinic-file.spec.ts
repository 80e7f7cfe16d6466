import { readFile } from "node:fs/promises";
import type { Bundle } from "@medplum/fhirtypes";
import { expect, test } from "../support/fixtures.ts";
import { inspect } from "../support/inspect.ts";
import { send } from "../support/woman.ts";

test.use({ beginsAtHome: false });

const kinds = [
  { label: "A patient summary", type: "document", first: "Composition", second: "Patient" },
  {
    label: "For a clinic's server",
    type: "transaction",
    first: "Patient",
    second: "DocumentReference",
  },
] as const;

for (const { label, type, first, second } of kinds) {
  test(`a clinic's file is a ${type} with the date of birth typed for it`, async ({
    home,
    signedIn,
    mwezi,
  }) => {
    const cycle = { startDate: "2026-01-05", endDate: "2026-01-09" };
    await send("POST", `${mwezi.address}/api/cycles`, cycle, signedIn.token);
    await home.goto("/settings/privacy");
    await home.getByRole("radio", { name: "A file for a clinic's system" }).check();
    await home.getByRole("radio", { name: label }).check();
    if (type !== "document") {
      await home.getByRole("checkbox", { name: /date of birth/ }).check();
    }
    await home.getByLabel("Date of birth", { exact: true }).fill("1994-03-02");
    await inspect(home, `a clinic's file as ${type}`);
    const downloading = home.waitForEvent("download");
    await home.getByRole("button", { name: "Export my data" }).click();
    const bundle: Bundle = JSON.parse(await readFile(await (await downloading).path(), "utf8"));
    const resources = (bundle.entry ?? []).map(({ resource }) => resource);
    expect(bundle.type).toBe(type);
    expect(resources.slice(0, 2).map((one) => one?.resourceType)).toEqual([first, second]);
    const patient = resources.find((one) => one?.resourceType === "Patient");
    expect(patient).toMatchObject({ birthDate: "1994-03-02" });
    expect(patient && "name" in patient).toBe(type === "document");
    await home.reload();
    await expect(home.getByText("1994")).toHaveCount(0);
  });
}
