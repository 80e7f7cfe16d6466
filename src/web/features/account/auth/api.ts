import type { SignedIn } from "#contract/account/auth.ts";
import { after } from "#web/api/after.ts";
import { call } from "#web/api/call.ts";
import { useMutation } from "#web/api/queries/use-mutation.ts";
import { deviceHeaders } from "#web/api/session/device-token.ts";
import { clearSignIn, emptyScreen } from "#web/api/session/session.ts";
import type { PasskeyPart } from "#web/api/session/with-passkey.ts";
import {
  type LoginFields,
  loginBodyOf,
  type RecoverFields,
  type RegisterFields,
} from "./view-model.ts";

type OnSignedIn = (signedIn: SignedIn) => void;

export const useLogin = (onSuccess: OnSignedIn) =>
  useMutation({
    mutationFn: (fields: LoginFields) =>
      call("POST /api/auth/login", { headers: deviceHeaders(), body: loginBodyOf(fields) }),
    onSuccess,
  });

export const usePasskeySignIn = (onSuccess: OnSignedIn) =>
  useMutation({
    mutationFn: async () => {
      const { askPasskey } = await import("#web/api/session/passkey-device.ts");
      const body = await askPasskey(await call("POST /api/auth/passkey/challenge", {}));
      return call("POST /api/auth/passkey", { headers: deviceHeaders(), body });
    },
    onSuccess,
  });

export const usePasskeyStep = (onSuccess: OnSignedIn) =>
  useMutation({
    mutationFn: async (typed: Pick<LoginFields, "email" | "password">) => {
      const { withPasskey } = await import("#web/api/session/with-passkey.ts");
      const send = (part: PasskeyPart) =>
        call("POST /api/auth/login", { headers: deviceHeaders(), body: { ...typed, ...part } });
      return withPasskey(send);
    },
    onSuccess,
  });

export const useRegister = (onSuccess: OnSignedIn) =>
  useMutation({
    mutationFn: ({ confirmPassword: _, ...body }: RegisterFields) =>
      call("POST /api/auth/register", { headers: deviceHeaders(), body }),
    onSuccess,
  });

export const useRecover = (onSuccess: (signedIn: SignedIn, sent: RecoverFields) => void) =>
  useMutation({
    mutationFn: (body: RecoverFields) =>
      call("POST /api/auth/recover", { headers: deviceHeaders(), body }),
    onSuccess,
  });

const LOGOUT_TIMEOUT_MILLISECONDS = 3000;

export async function signOut(clear: () => unknown = clearSignIn): Promise<void> {
  const answer = call("POST /api/auth/logout", {}).catch(() => undefined);
  await clear();
  emptyScreen();
  await Promise.race([answer, after(LOGOUT_TIMEOUT_MILLISECONDS)]);
}
