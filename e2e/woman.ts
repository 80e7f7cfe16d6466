import type { Page } from "@playwright/test";
import { storageKeys } from "#contract/kernel/storage-keys.ts";
import { defaultRecord } from "#web/features/account/setup/view-model.ts";

export const PASSWORD = "marula-and-moon-24";

/** Where the women of the journeys live. */
export const ZONE = "Africa/Johannesburg";

export interface Woman {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly token: string;
}

export async function registerThrough(address: string, email: string): Promise<Woman> {
  const body = { name: "Thandi", email, password: PASSWORD };
  const answer = await send("POST", `${address}/api/auth/register`, body);
  const { token, user } = (await answer.json()) as { token: string; user: { id: string } };
  return { id: user.id, name: body.name, email, token };
}

/** Answers the server's onboarding as the seven steps would. */
export async function onboard(
  address: string,
  { token }: Woman,
  answers: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  const profile = {
    age: 29,
    country: "South Africa",
    preferredLanguage: "English",
    cycleRegularity: "regular",
    pcosDiagnosis: "no",
    goals: ["track-periods"],
    notifications: true,
    privacyConsent: true,
    onboardingComplete: true,
  };
  await send("PATCH", `${address}/api/user/profile`, { ...profile, ...answers }, token);
}

/** Lets the browser know her, as signing in does; with `setUp` the wizard is behind her too. */
export async function remember(page: Page, woman: Woman, { setUp }: { readonly setUp: boolean }) {
  // The origin's lightest page: storage can only be written from inside it.
  await page.goto("/icon.svg");
  const entries = {
    [storageKeys.token]: woman.token,
    [storageKeys.user]: JSON.stringify({ id: woman.id, name: woman.name, email: woman.email }),
    ...(setUp && {
      [`${storageKeys.setup}.${woman.id}`]: JSON.stringify({ ...defaultRecord, completed: true }),
    }),
  };
  await page.evaluate((items) => {
    for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
  }, entries);
}

/** One call of the API on her own day, which is not the server's for two hours; it must succeed. */
export async function send(
  method: "POST" | "PATCH",
  url: string,
  body: unknown,
  token?: string,
): Promise<Response> {
  const answer = await fetch(url, {
    method,
    headers: {
      ...(body !== undefined && { "content-type": "application/json" }),
      ...(token !== undefined && { authorization: `Bearer ${token}`, "time-zone": ZONE }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${url}: ${answer.status} ${await answer.text()}`);
  return answer;
}

/** What she would read at a path of the API, on her own day. */
export async function read<Answer>(
  address: string,
  path: string,
  { token }: Pick<Woman, "token">,
): Promise<Answer> {
  const headers = { authorization: `Bearer ${token}`, "time-zone": ZONE };
  const answer = await fetch(`${address}${path}`, { headers });
  return (await answer.json()) as Answer;
}
