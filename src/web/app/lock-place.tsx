import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { stopWaiting } from "#web/boot/waiting.ts";
import { isTimeToLock, type Lock, lockOf, touch } from "#web/entry/lock/record.ts";
import { useStoredValue } from "#web/entry/stored-value.ts";
import { Waiting } from "./waiting.tsx";

const LockedPage = lazy(async () => ({
  default: (await import("#web/pages/account/locked-page.tsx")).LockedPage,
}));

interface LockPlaceProps {
  readonly owner: string;
  readonly children: ReactNode;
}

/** A page that locks while in use stays mounted and hidden, so that no input is lost. */
export function LockPlace({ owner, children }: LockPlaceProps) {
  const lock = useStoredValue(lockOf(owner));
  const [isLocked, setLocked] = useState(() => lock !== null && isTimeToLock(lock, Date.now()));
  const [hasOpened, setOpened] = useState(!isLocked);
  const isShut = isLocked && lock !== null;
  useLockAgain(isShut ? null : lock, setLocked);
  useVeil(lock !== null);
  useEffect(() => {
    if (isShut) stopWaiting();
  }, [isShut]);
  const open = () => {
    setOpened(true);
    setLocked(false);
  };
  return (
    <>
      {(hasOpened || !isShut) && <div hidden={isShut}>{children}</div>}
      {isShut && (
        <Suspense fallback={<Waiting />}>
          <LockedPage owner={owner} onOpen={open} />
        </Suspense>
      )}
    </>
  );
}

/** Hides the page before the system takes the screenshot for its app switcher. */
function useVeil(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    const show = (isHidden: boolean) => {
      document.body.style.visibility = isHidden ? "hidden" : "";
    };
    const turn = () => show(document.hidden);
    const hide = () => show(true);
    document.addEventListener("visibilitychange", turn);
    addEventListener("pagehide", hide);
    addEventListener("pageshow", turn);
    return () => {
      document.removeEventListener("visibilitychange", turn);
      removeEventListener("pagehide", hide);
      removeEventListener("pageshow", turn);
      show(false);
    };
  }, [isOn]);
}

const LOOK_EVERY = 10_000;

function useLockAgain(lock: Lock | null, setLocked: (isLocked: boolean) => void): void {
  useEffect(() => {
    if (lock === null) return;
    const look = () => {
      if (isTimeToLock(lock, Date.now())) setLocked(true);
    };
    const use = () => touch(Date.now());
    const turn = () => (document.hidden ? use() : look());
    // With zero minutes it locks only when the page goes to the background.
    const timer = lock.minutes > 0 ? setInterval(look, LOOK_EVERY) : undefined;
    document.addEventListener("visibilitychange", turn);
    addEventListener("pointerdown", use, true);
    addEventListener("keydown", use, true);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", turn);
      removeEventListener("pointerdown", use, true);
      removeEventListener("keydown", use, true);
    };
  }, [lock, setLocked]);
}
