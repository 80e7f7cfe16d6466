import type { MessageDescriptor } from "@lingui/core";
import { Trans, useLingui } from "@lingui/react/macro";
import { HAIR_GRADE_MAX, hairSites } from "#domain/pcos/ferriman-gallwey.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { yesNoLabels } from "#web/words/yes-no.ts";
import type { CheckDraft, CheckStep } from "../view-model.ts";
import { acneLabels, gradeLabels, stepTitle, thinningLabels } from "../words.ts";

interface ReviewRowsProps {
  readonly draft: CheckDraft;
  readonly onGo: (step: CheckStep) => void;
}

export function ReviewRows({ draft, onGo }: ReviewRowsProps) {
  const { i18n } = useLingui();
  const { hair, acne, hairThinning, acanthosis } = draft;
  const graded = [
    ...hairSites.map((site) => row(site, hair[site], HAIR_GRADE_MAX, gradeLabels)),
    row("acne", acne, 4, acneLabels),
    row("thinning", hairThinning, 3, thinningLabels),
  ];
  const yesNo = acanthosis === undefined ? null : i18n._(yesNoLabels[acanthosis ? "yes" : "no"]);
  return (
    <ul className="divide-y divide-line">
      {graded.map(({ step, label, ...grade }) => (
        <Row key={step} step={step} words={label && i18n._(label)} {...grade} onGo={onGo} />
      ))}
      <Row step="acanthosis" grade={undefined} most={0} words={yesNo} onGo={onGo} />
    </ul>
  );
}

function row<Grade extends number>(
  step: CheckStep,
  grade: Grade | undefined,
  most: number,
  labels: Readonly<Record<Grade, MessageDescriptor>>,
) {
  return { step, grade, most, label: grade === undefined ? null : labels[grade] };
}

interface RowProps {
  readonly step: CheckStep;
  readonly grade: number | undefined;
  readonly most: number;
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
      <IconButton
        icon="pencil"
        label={t`Change: ${title}`}
        onClick={() => onGo(step)}
        className="-mr-2"
      />
    </li>
  );
}

function GradeBeads({ grade, most }: { readonly grade: number; readonly most: number }) {
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
