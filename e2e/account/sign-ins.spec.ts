import { expect, test } from "../support/fixtures.ts";
import { inspect } from "../support/inspect.ts";
import { PASSWORD, read, send } from "../support/woman.ts";

test.use({ viewport: { width: 360, height: 740 } });

test("a sign-in elsewhere is reported on this device and can be ended from it", async ({
  home,
  mwezi,
  signedIn,
}) => {
  const signIn = async () => {
    const body = { email: signedIn.email, password: PASSWORD };
    const answer = await send("POST", `${mwezi.address}/api/auth/login`, body);
    return ((await answer.json()) as { token: string }).token;
  };
  const question = home.getByText(/Was it you\?/);
  await signIn();
  await home.reload();
  await expect(question).toBeVisible();
  await inspect(home, "home that tells of a sign-in");
  await home.getByRole("button", { name: "It was me" }).click();
  await expect(question).toBeHidden();

  const token = await signIn();
  await home.reload();
  await home.getByRole("button", { name: "End that sign-in" }).click();
  await expect(home.getByRole("link", { name: "change it" })).toBeVisible();
  const stranger = { ...signedIn, token };
  expect(await read(mwezi.address, "/api/account", stranger)).toMatchObject({ status: 401 });
  await home.getByRole("button", { name: "Close" }).click();
  await expect(home.getByText(/may know your password/)).toBeHidden();
});
