import { Trans, useLingui } from "@lingui/react/macro";
import type { SymptomType } from "#contract/symptoms.ts";
import type { SymptomPattern } from "#domain/symptom-patterns.ts";
import { phaseTimes } from "#web/words/cycle-phase.ts";
import { symptomLabels } from "#web/words/symptom-type.ts";
import { type Share, sharesOf } from "../view-model.ts";

const WIDTH = 100;
const HEIGHT = 8;

/** One symptom: where it comes, on how many of the days there and on how many elsewhere. */
export function SymptomPatternRow({ pattern }: { readonly pattern: SymptomPattern<SymptomType> }) {
  const { i18n, t } = useLingui();
  const { inPhase, elsewhere } = sharesOf(pattern);
  const isSure = pattern.sureness === "beyond-chance";
  const { cycles, cyclesWithSymptom } = pattern;
  return (
    <li className="grid gap-1.5">
      <h3 className="font-sans font-semibold tracking-normal">
        {i18n._(symptomLabels[pattern.type])}
      </h3>
      <Bar name={i18n._(phaseTimes[pattern.phase])} share={inPhase} isStrong={isSure} />
      <Bar name={t`Other days`} share={elsewhere} isStrong={false} />
      <p className="text-sm text-soft">
        {isSure ? (
          <Trans>
            In {cyclesWithSymptom} of {cycles} cycles. It may follow your cycle; that proves no
            cause.
          </Trans>
        ) : (
          <Trans>
            In {cyclesWithSymptom} of {cycles} cycles.
          </Trans>
        )}
      </p>
    </li>
  );
}

interface BarProps {
  readonly name: string;
  readonly share: Share;
  readonly isStrong: boolean;
}

function Bar({ name, share, isStrong }: BarProps) {
  const { days, of } = share;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 text-sm">
      <span>{name}</span>
      <span className="tabular-nums text-soft">
        <Trans>
          {days} of {of} days
        </Trans>
      </span>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="col-span-2 mt-1 h-2 w-full"
        aria-hidden="true"
      >
        <rect width={WIDTH} height={HEIGHT} rx={2} className="fill-bead" />
        <rect
          width={Math.max(1, share.share * WIDTH)}
          height={HEIGHT}
          rx={2}
          className={isStrong ? "fill-violet" : "fill-edge"}
        />
      </svg>
    </div>
  );
}
