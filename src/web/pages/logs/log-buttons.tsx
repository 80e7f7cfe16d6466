import { Trans, useLingui } from "@lingui/react/macro";
import { type RefObject, useEffect, useRef, useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { FirstIcon } from "#web/ui/first-icon.tsx";
import { openHealthLog } from "./log-opening.ts";

/** Beside the greeting on wide screens. */
export function LogHealthButton() {
  return (
    <span className="hidden flex-none md:block">
      <Button onClick={() => openHealthLog()}>
        <FirstIcon name="plus" size={20} />
        <Trans>Log Health Data</Trans>
      </Button>
    </span>
  );
}

/** The same on a phone: beside the ring, and above the tab bar after the ring has scrolled away. */
export function LogHealthRound() {
  const { t } = useLingui();
  const place = useRef<HTMLDivElement>(null);
  const isAway = useIsAway(place);
  return (
    <div ref={place} className="absolute top-3 right-3 z-10 size-12 md:hidden">
      <button
        type="button"
        aria-label={t`Log Health Data`}
        onClick={() => openHealthLog()}
        className={classNames(
          "grid size-12 place-items-center rounded-full bg-today text-on-today transition-transform active:scale-95",
          isAway &&
            "fixed right-4 bottom-[calc(5rem+env(safe-area-inset-bottom))] shadow-[0_10px_24px_-8px_rgb(20_8_20/0.55)]",
        )}
      >
        <FirstIcon name="plus" size={26} />
      </button>
    </div>
  );
}

function useIsAway(place: RefObject<HTMLElement | null>): boolean {
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    if (place.current === null) return;
    const observer = new IntersectionObserver(([entry]) =>
      setAway(entry?.isIntersecting === false),
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place]);
  return isAway;
}
