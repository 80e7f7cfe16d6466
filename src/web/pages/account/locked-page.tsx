import { Trans, useLingui } from "@lingui/react/macro";
import {
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { BrandMark } from "#web/beads/brand-mark.tsx";
import { BetterWordsPlace } from "#web/entry/better-words/place.tsx";
import { MOST_WRONG_TRIES, PIN_PATTERN } from "#web/entry/lock/pin.ts";
import { lockOf } from "#web/entry/lock/record.ts";
import { tryPin } from "#web/entry/lock/try-pin.ts";
import { signOut } from "#web/features/account/auth/api.ts";
import { wrongPin } from "#web/features/account/lock/words.ts";
import { deviceUseOf } from "#web/features/account/logout/api.ts";
import { Button } from "#web/ui/button.tsx";
import { PasswordField } from "#web/ui/fields/password-field.tsx";
import { Form } from "#web/ui/form.tsx";
import { emptyDevice } from "./empty-device.ts";

const PasskeyUnlock = lazy(() =>
  import("#web/features/account/lock/components/passkey-unlock.tsx").then((part) => ({
    default: part.PasskeyUnlock,
  })),
);

async function forgetEverything(owner: string): Promise<void> {
  deviceUseOf(owner).write(null);
  await signOut();
  await emptyDevice();
  location.replace("/login");
}

interface LockedPageProps {
  readonly owner: string;
  readonly onOpen: () => void;
}

export function LockedPage({ owner, onOpen }: LockedPageProps) {
  const [isForgotten, setForgotten] = useState(false);
  const [lock] = useState(() => lockOf(owner).read());
  useEffect(() => {
    if ((lock?.wrongTries ?? 0) >= MOST_WRONG_TRIES) void forgetEverything(owner);
  }, [lock, owner]);
  const title = useId();
  return (
    <InFront title={title}>
      <BrandMark className="size-14" />
      <h1 id={title} className="text-3xl">
        <Trans>Enter your PIN</Trans>
      </h1>
      <PinForm owner={owner} onOpen={onOpen} />
      {lock?.passkey !== undefined && (
        <Suspense>
          <PasskeyUnlock
            owner={owner}
            onOpen={onOpen}
            onSpent={() => void forgetEverything(owner)}
          />
        </Suspense>
      )}
      {isForgotten ? (
        <ForgottenPin owner={owner} />
      ) : (
        <Button
          variant="quiet"
          className="-ml-5 justify-self-start"
          onClick={() => setForgotten(true)}
        >
          <Trans>Forgot your PIN?</Trans>
        </Button>
      )}
      <BetterWordsPlace />
    </InFront>
  );
}

/** A modal dialog, because only that covers a dialog open on the page behind it. */
function InFront({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const frame = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = frame.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={frame}
      aria-labelledby={title}
      onCancel={(event) => event.preventDefault()}
      // Browsers close a dialog at a second Escape even if scripts prevent it: reopen it.
      onClose={() => frame.current?.showModal()}
      className="size-full max-h-none max-w-none bg-paper text-ink"
    >
      <main className="mx-auto grid min-h-full max-w-md content-center gap-5 p-6">{children}</main>
    </dialog>
  );
}

function PinForm({ owner, onOpen }: LockedPageProps) {
  const { i18n, t } = useLingui();
  const [pin, setPin] = useState("");
  const [left, setLeft] = useState<number | null>(null);
  const [isBusy, setBusy] = useState(false);
  const submit = async () => {
    if (isBusy || !PIN_PATTERN.test(pin)) return;
    setBusy(true);
    const result = await tryPin(owner, pin, Date.now());
    if (result.isOpen) return onOpen();
    if (result.left === 0) return forgetEverything(owner);
    setLeft(result.left);
    setPin("");
    setBusy(false);
  };
  return (
    <Form className="grid gap-4" onSubmit={submit}>
      <PasswordField
        isPin
        name="pin"
        label={t`PIN`}
        autoFocus
        value={pin}
        onChange={setPin}
        error={left === null || pin !== "" ? undefined : i18n._(wrongPin(left))}
      />
      <Button type="submit" busy={isBusy}>
        <Trans>Unlock</Trans>
      </Button>
    </Form>
  );
}

function ForgottenPin({ owner }: Pick<LockedPageProps, "owner">) {
  const [isBusy, setBusy] = useState(false);
  const leave = () => {
    setBusy(true);
    void forgetEverything(owner);
  };
  return (
    <section className="grid gap-3 rounded-card bg-card p-5 ring-1 ring-line ring-inset">
      <p>
        <Trans>
          Sign in with your email and password instead. This browser then deletes what it saved, and
          the PIN. What you saved to your account is still there.
        </Trans>
      </p>
      <Button variant="secondary" busy={isBusy} onClick={leave} className="justify-self-start">
        <Trans>Sign in with my password</Trans>
      </Button>
    </section>
  );
}
