import { Trans } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import { Button } from "#web/ui/button.tsx";

/** Seconds: breathing out longer than in slows the heart. */
const IN = 4;
const OUT = 6;
const BREATH = IN + OUT;

export function BreathingRoom() {
  const [isBreathing, setBreathing] = useState(false);
  return (
    <section className="grid gap-3 border-t border-line pt-5">
      <h3 className="text-xl">
        <Trans>Room to breathe</Trans>
      </h3>
      <p className="text-soft">
        <Trans>
          Breathe in while you count to {IN}, out while you count to {OUT}. Ten times is enough.
        </Trans>
      </p>
      {isBreathing && (
        <>
          <BreathingMoon />
          <p className="text-center">
            <Trans>Gold beads: breathe in. Violet beads: breathe out.</Trans>
          </p>
        </>
      )}
      <Button
        variant="secondary"
        className="sm:justify-self-start sm:px-10"
        onClick={() => setBreathing(!isBreathing)}
      >
        {isBreathing ? <Trans>Stop</Trans> : <Trans>Breathe with the moon</Trans>}
      </Button>
    </section>
  );
}

const CENTRE = 100;
const RING = 88;

/** One bead per second: gold for breathing in, violet for breathing out. */
const BEADS = Array.from({ length: BREATH }, (_, second) => {
  const angle = (second / BREATH) * 2 * Math.PI;
  return {
    second,
    className: second < IN ? "fill-gold" : "fill-violet",
    x: CENTRE + RING * Math.sin(angle),
    y: CENTRE - RING * Math.cos(angle),
  };
});

function BreathingMoon() {
  const moon = useRef<SVGCircleElement>(null);
  const hand = useRef<SVGGElement>(null);
  useEffect(() => {
    // With reduced motion only the beads show the time.
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return undefined;
    const timing = { duration: BREATH * 1000, iterations: Number.POSITIVE_INFINITY };
    const animations = [
      moon.current?.animate(
        [
          { transform: "scale(0.5)", easing: "ease-in-out" },
          { transform: "scale(1)", offset: IN / BREATH, easing: "ease-in-out" },
          { transform: "scale(0.5)" },
        ],
        timing,
      ),
      hand.current?.animate([{ transform: "rotate(0)" }, { transform: "rotate(1turn)" }], timing),
    ];
    return () => {
      for (const animation of animations) animation?.cancel();
    };
  }, []);
  return (
    <svg viewBox="0 0 200 200" className="mx-auto size-56" aria-hidden="true">
      <circle cx={CENTRE} cy={CENTRE} r={RING} fill="none" className="stroke-string" />
      {BEADS.map(({ second, x, y, className }) => (
        <circle key={second} cx={x} cy={y} r="6" className={className} />
      ))}
      <g ref={hand} style={{ transformOrigin: "100px 100px" }}>
        <circle
          cx={CENTRE}
          cy={CENTRE - RING}
          r="10"
          fill="none"
          className="stroke-ink"
          strokeWidth="2.5"
        />
      </g>
      <circle
        ref={moon}
        cx={CENTRE}
        cy={CENTRE}
        r="68"
        fill="var(--moon-light)"
        stroke="var(--moon-shade)"
        strokeWidth="2"
        style={{ transformOrigin: "100px 100px" }}
      />
    </svg>
  );
}
