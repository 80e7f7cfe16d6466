import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Icon, type IconName } from "#web/ui/icon.tsx";

export function MyHealthScreen() {
  return (
    <ComingScreen icon="heart" title={<Trans>My Health</Trans>}>
      <Trans>Your health data, goals, and resources will live here, in one place.</Trans>
    </ComingScreen>
  );
}

interface ComingScreenProps {
  readonly icon: IconName;
  readonly title: ReactNode;
  readonly children: ReactNode;
}

/** A page that is not built yet: says so, says what it will hold, and leads home. */
function ComingScreen({ icon, title, children }: ComingScreenProps) {
  return (
    <section className="appear mx-auto grid max-w-md justify-items-center gap-5 py-10 text-center sm:py-20">
      <Emblem icon={icon} />
      <h1 className="text-4xl">{title}</h1>
      <p className="text-lg text-soft">{children}</p>
      <p className="text-sm text-soft">
        <Trans>It is being made, with care, and is not ready yet.</Trans>
      </p>
      <ButtonLink href="/">
        <Icon name="home" size={20} />
        <Trans>Back to Home</Trans>
      </ButtonLink>
    </section>
  );
}

const BEADS = Array.from({ length: 20 }, (_, index) => {
  const angle = (index / 20) * 2 * Math.PI;
  return {
    index,
    x: Number((60 + 50 * Math.sin(angle)).toFixed(2)),
    y: Number((60 - 50 * Math.cos(angle)).toFixed(2)),
  };
});

/** A ring of resting beads around the page's sign: a month not yet begun. */
function Emblem({ icon }: { readonly icon: IconName }) {
  return (
    <span className="relative grid size-36 place-items-center text-hibiscus-ink">
      <svg viewBox="0 0 120 120" className="absolute inset-0" aria-hidden="true">
        <circle cx="60" cy="60" r="50" fill="none" className="stroke-string" strokeWidth="1.5" />
        {BEADS.map(({ index, x, y }) => (
          <circle
            key={index}
            cx={x}
            cy={y}
            r={index === 0 ? 6.5 : 5}
            className={index === 0 ? "fill-hibiscus" : "fill-bead stroke-bead-edge"}
          />
        ))}
      </svg>
      <Icon name={icon} size={44} />
    </span>
  );
}
