import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import type { Bead } from "#web/beads/bead.ts";
import { BeadRing } from "#web/beads/ring/bead-ring.tsx";

const restingBeads = (count: number): Bead[] =>
  Array.from({ length: count }, () => ({ kind: "resting" }));

function drawRing(count: number): number {
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  const drawing = { beads: restingBeads(count), ahead: 30, ribbon: null, marks: [] };
  const start = performance.now();
  flushSync(() =>
    root.render(
      <BeadRing
        {...drawing}
        possible={null}
        peak={null}
        moonFraction={0.3}
        center={count}
        label={`${count} days`}
      />,
    ),
  );
  const spent = performance.now() - start;
  root.unmount();
  place.remove();
  return spent;
}

Object.assign(globalThis, { drawRing });
