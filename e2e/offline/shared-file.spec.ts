import { expect, test, waitUntilAppCached } from "../support/kept-app.ts";

const clue = JSON.stringify([
  { type: "period", date: "2026-09-01", value: { option: "heavy" } },
  { type: "period", date: "2026-09-02", value: { option: "medium" } },
]);

test("the import page reads a file from the phone's share sheet without sending it", async ({
  home,
  mwezi,
}) => {
  await waitUntilAppCached(home);
  const { share_target: target } = await (await fetch(`${mwezi.address}/app.webmanifest`)).json();
  const navigation = home.waitForURL("**/settings/import?shared");
  // The browser posts the same form for the share sheet.
  await home.evaluate(
    ({ action, method, enctype, params, text }) => {
      const form = Object.assign(document.createElement("form"), { action, method, enctype });
      const input = document.createElement("input");
      const files = new DataTransfer();
      files.items.add(new File([text], "clue.json", { type: "application/json" }));
      Object.assign(input, { type: "file", name: params.files[0].name, files: files.files });
      form.append(input);
      document.body.append(form);
      form.submit();
    },
    { ...target, text: clue },
  );
  await navigation;
  await expect(home.getByRole("heading", { name: "Found: Clue" })).toBeVisible();
});
