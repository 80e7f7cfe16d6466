import type { CallAnswer } from "#contract/endpoints.ts";
import { call } from "#web/api/call.ts";
import { useMutation } from "#web/api/queries/use-mutation.ts";
import { base64Of } from "#web/api/seal/base64.ts";
import { deviceHeaders } from "#web/api/session/device-token.ts";
import { PasskeyError } from "#web/api/session/passkey-error.ts";
import { languageHere } from "#web/i18n/i18n.ts";
import type { ProfileChange } from "../onboarding/view-model.ts";
import { freeBeads, people } from "../people/view-model.ts";

export type NewAccount = CallAnswer<"POST /api/auth/begin">;

export type UnlockMethod = "password" | "pin" | "passkey";

interface Beginning {
  readonly way: UnlockMethod;
  readonly secret: string;
  readonly profile: ProfileChange;
}

export function supportedMethods(): UnlockMethod[] {
  const hasBead = freeBeads(people.read() ?? [], "").length > 0;
  return [
    "password",
    ...(isSecureContext && hasBead ? ["pin" as const] : []),
    ...(isSecureContext && "PublicKeyCredential" in window ? ["passkey" as const] : []),
  ];
}

/** Creates the account and fills its profile. A PIN or passkey opens a random password. */
export const useBegin = (onSuccess: (account: NewAccount) => void) =>
  useMutation({
    mutationFn: async ({ way, secret, profile }: Beginning) => {
      const password = way === "password" ? secret : randomPassword();
      const account = await call("POST /api/auth/begin", {
        headers: deviceHeaders(),
        body: { password, language: languageHere() },
      });
      const { token } = account;
      try {
        if (way === "pin") await rememberHere(account, password, secret);
        if (way === "passkey") await addPasskey(account, password);
      } catch (error) {
        // Nobody could open this account again.
        await call("DELETE /api/account", { body: { password } }, { token }).catch(() => undefined);
        throw error;
      }
      await call("PATCH /api/user/profile", { body: profile }, { token }).catch(() => undefined);
      return account;
    },
    onSuccess,
  });

const randomPassword = () => base64Of(crypto.getRandomValues(new Uint8Array(32)));

async function rememberHere({ user }: NewAccount, password: string, pin: string): Promise<void> {
  const { rememberPerson } = await import("../people/api.ts");
  const [bead] = freeBeads(people.read() ?? [], user.id);
  if (bead === undefined) throw new Error("no bead is free");
  await rememberPerson({ id: user.id, bead }, { email: user.email, password }, pin);
}

/** @throws PasskeyError, also if the device's passkey cannot open data */
async function addPasskey({ token }: NewAccount, password: string): Promise<void> {
  const { makePasskey } = await import("#web/api/session/passkey-device.ts");
  const asked = await call(
    "POST /api/account/passkeys/challenge",
    { body: { password } },
    { token },
  );
  const made = await makePasskey(asked);
  if (made.prf === undefined) throw new PasskeyError("no-key");
  await call("POST /api/account/passkeys", { body: { password, ...made } }, { token });
}
