import type { Page } from "@playwright/test";
import { storageKeys } from "#contract/kernel/storage-keys.ts";
import { defaultRecord } from "#web/features/account/setup/view-model.ts";

export const PASSWORD = "marula-and-moon-24";

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

/** Signs the browser in; `setUp` also completes the wizard. */
export async function remember(page: Page, woman: Woman, { setUp }: { readonly setUp: boolean }) {
  // The smallest page: storage can only be written from its origin.
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

/** Sends the user's date, which differs from the server's for two hours, and expects success. */
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

export async function read<Answer>(
  address: string,
  path: string,
  { token }: Pick<Woman, "token">,
): Promise<Answer> {
  const headers = { authorization: `Bearer ${token}`, "time-zone": ZONE };
  const answer = await fetch(`${address}${path}`, { headers });
  return (await answer.json()) as Answer;
}
