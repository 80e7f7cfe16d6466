import { Trans, useLingui } from "@lingui/react/macro";
import { useId } from "react";
import type { PlannedStep } from "#domain/care/care-plan.ts";
import { articlePath } from "#web/articles/article.ts";
import { articleAddress } from "#web/articles/article-address.ts";
import { gradeWords } from "#web/articles/grade-words.ts";
import { InEnglish } from "#web/articles/in-english.tsx";
import { Checkbox } from "#web/ui/fields/checkbox.tsx";
import type { StepRow } from "../view-model.ts";
import { partWords, stepWords } from "../words.ts";

interface CarePartProps {
  readonly part: PlannedStep["part"];
  readonly steps: readonly StepRow[];
  readonly onTick: (step: string, isDone: boolean) => void;
}

export function CarePart({ part, steps, onTick }: CarePartProps) {
  const { i18n } = useLingui();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-2xl">
        {i18n._(partWords[part])}
      </h2>
      <ul className="mt-4 grid gap-3">
        {steps.map((row) => (
          <CareStep key={row.step.key} {...row} onTick={onTick} />
        ))}
      </ul>
    </section>
  );
}

interface CareStepProps extends StepRow {
  readonly onTick: CarePartProps["onTick"];
}

function CareStep({ step, grade, isDone, onTick }: CareStepProps) {
  const { i18n } = useLingui();
  const { title, why, article } = stepWords[step.key];
  return (
    <li className="rounded-card bg-card px-5 py-3 shadow-card ring-1 ring-inset ring-line">
      <Checkbox
        label={<span className="font-semibold">{i18n._(title)}</span>}
        hint={i18n._(why)}
        checked={isDone}
        onChange={(checked) => onTick(step.key, checked)}
      />
      <p className="mt-1 flex flex-wrap items-center gap-x-5 pl-9">
        <span className="grade" data-grade={grade}>
          {i18n._(gradeWords[grade])}
        </span>
        <a
          href={articleAddress(articlePath(article), i18n.locale)}
          className="inline-flex min-h-11 items-center text-sm font-semibold underline underline-offset-4"
        >
          <span>
            <Trans>Read more</Trans> <span className="sr-only">{i18n._(title)}</span>{" "}
            <InEnglish href={articlePath(article)} />
          </span>
        </a>
      </p>
    </li>
  );
}
