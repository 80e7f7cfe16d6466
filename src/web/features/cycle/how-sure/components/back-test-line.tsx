import { Plural, Trans } from "@lingui/react/macro";
import type { CycleFacts } from "#domain/cycles/cycle-facts.ts";
import { backTest } from "#domain/forecast/back-test.ts";

export function BackTestLine({ facts }: { readonly facts: CycleFacts }) {
  const tested = backTest(facts);
  if (tested.kind === "not-enough-cycles") {
    const { cyclesNeeded } = tested;
    return (
      <p className="text-soft">
        <Plural
          value={cyclesNeeded}
          one="After # more complete cycle you can see here how often the forecast was right."
          other="After # more complete cycles you can see here how often the forecast was right."
        />
      </p>
    );
  }
  const { cycles, inside } = tested;
  const meanError = tested.meanError.toFixed(1);
  return (
    <>
      <p>
        <Plural
          value={inside}
          one={`In your last ${cycles} cycles the period came inside the likely range # time.`}
          other={`In your last ${cycles} cycles the period came inside the likely range # times.`}
        />
      </p>
      <TestedBeads cycles={cycles} inside={inside} />
      <p className="text-sm text-soft">
        <Trans>
          We work this out from what was known when each cycle began. Over many cycles it should be
          at least 8 in 10. On average, the likely day was {meanError} days off.
        </Trans>
      </p>
    </>
  );
}

const STEP = 26;

function TestedBeads({ cycles, inside }: { readonly cycles: number; readonly inside: number }) {
  const width = cycles * STEP;
  return (
    <svg
      aria-hidden="true"
      width={width}
      height={24}
      viewBox={`0 0 ${width} 24`}
      className="max-w-full"
    >
      <path d={`M0 12H${width}`} className="stroke-string" strokeWidth="1.5" />
      {Array.from({ length: cycles }, (_, place) => place).map((place) => (
        <circle
          key={place}
          cx={(place + 0.5) * STEP}
          cy={12}
          r={place < inside ? 8 : 7}
          strokeWidth="2"
          className={place < inside ? "fill-hibiscus" : "fill-raised stroke-hibiscus"}
        />
      ))}
    </svg>
  );
}
