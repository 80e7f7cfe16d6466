import { Trans, useLingui } from "@lingui/react/macro";
import { HAIR_GRADE_MAX, hairSites } from "#domain/ferriman-gallwey.ts";
import { Icon } from "#web/ui/icon.tsx";
import { yesNoLabels } from "#web/words/yes-no.ts";
import type { CheckDraft, CheckStep } from "../view-model.ts";
import { acneLabels, gradeLabels, stepTitle, thinningLabels } from "../words.ts";

interface ReviewRowsProps {
  readonly draft: CheckDraft;
  readonly onGo: (step: CheckStep) => void;
}

/** Every question with its answer and the way back to it. */
export function ReviewRows({ draft, onGo }: ReviewRowsProps) {
  const { i18n } = useLingui();
  const { hair, acne, hairThinning, acanthosis } = draft;
  const yesNo = acanthosis === undefined ? null : i18n._(yesNoLabels[acanthosis ? "yes" : "no"]);
  return (
    <ul className="divide-y divide-line">
      {hairSites.map((site) => {
        const grade = hair[site];
        return (
          <Row
            key={site}
            step={site}
            grade={grade}
            most={HAIR_GRADE_MAX}
            words={grade === undefined ? null : i18n._(gradeLabels[grade])}
            onGo={onGo}
          />
        );
      })}
      <Row
        step="acne"
        grade={acne}
        most={4}
        words={acne === undefined ? null : i18n._(acneLabels[acne])}
        onGo={onGo}
      />
      <Row
        step="thinning"
        grade={hairThinning}
        most={3}
        words={hairThinning === undefined ? null : i18n._(thinningLabels[hairThinning])}
        onGo={onGo}
      />
      <Row step="acanthosis" grade={undefined} most={0} words={yesNo} onGo={onGo} />
    </ul>
  );
}

interface RowProps {
  readonly step: CheckStep;
  readonly grade: number | undefined;
  readonly most: number;
  /** `null` while it is not answered. */
  readonly words: string | null;
  readonly onGo: (step: CheckStep) => void;
}

function Row({ step, grade, most, words, onGo }: RowProps) {
  const { i18n, t } = useLingui();
  const title = stepTitle(step, i18n);
  return (
    <li className="flex items-center gap-2 py-1">
      <span className="min-w-0 flex-1">
        <span className="block leading-snug font-semibold">{title}</span>
        <span className="block text-sm leading-snug text-soft">
          {words ?? <Trans>Not answered</Trans>}
        </span>
      </span>
      {grade !== undefined && <GradeBeads grade={grade} most={most} />}
      <button
        type="button"
        onClick={() => onGo(step)}
        aria-label={t`Change: ${title}`}
        className="-mr-2 grid size-11 flex-none place-items-center rounded-full text-soft hover:bg-bead"
      >
        <Icon name="pencil" size={18} />
      </button>
    </li>
  );
}

interface GradeBeadsProps {
  readonly grade: number;
  readonly most: number;
}

/** A grade as a string of beads that grow: as many are full as there are points. */
function GradeBeads({ grade, most }: GradeBeadsProps) {
  const points = Array.from({ length: most }, (_, index) => index + 1);
  return (
    <span className="flex flex-none items-center gap-2">
      <svg viewBox={`0 0 ${most * 17} 18`} width={most * 17} height={18} aria-hidden="true">
        <path d={`M2 9H${most * 17 - 2}`} className="stroke-string" strokeWidth="1.4" />
        {points.map((point) => (
          <circle
            key={point}
            cx={point * 17 - 8.5}
            cy={9}
            r={3.2 + point * 1.1}
            strokeWidth="1.2"
            className={point <= grade ? "fill-violet stroke-violet" : "fill-bead stroke-bead-edge"}
          />
        ))}
      </svg>
      <span className="w-3 text-right font-semibold tabular-nums">{grade}</span>
    </span>
  );
}
