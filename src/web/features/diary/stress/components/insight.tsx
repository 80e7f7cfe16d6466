import { Trans, useLingui } from "@lingui/react/macro";
import type { CortisolInsight } from "#contract/insights.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Chip } from "#web/ui/chip.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { adviceTexts, indicatorWords } from "../view-model.ts";

interface InsightProps {
  readonly insight: CortisolInsight;
  readonly exportHref: string;
}

export function Insight({ insight, exportHref }: InsightProps) {
  const { i18n } = useLingui();
  const { words, tone } = indicatorWords(insight.indicator);
  return (
    <div className="grid gap-4">
      <p>
        <Chip tone={tone}>
          <span className="font-semibold">{i18n._(words)}</span>
        </Chip>
      </p>
      <p>{insight.rationale}</p>
      <ul className="grid gap-3">
        {adviceTexts(insight, i18n).map((text) => (
          <li key={text} className="grid grid-cols-[auto_1fr] gap-3">
            <span className="mt-2 size-2.5 rounded-full bg-aloe" />
            <span>{text}</span>
          </li>
        ))}
      </ul>
      <p className="rounded-control bg-paper px-4 py-3 text-sm text-soft">
        <Trans>
          From your stress and sleep notes, not a blood test. It is educational and no medical
          advice: it measures no hormone and finds no illness. If you are worried, ask a nurse or a
          doctor.
        </Trans>
      </p>
      <ButtonLink variant="secondary" href={exportHref} className="px-3">
        <Icon name="print" size={20} />
        <Trans>Export for Healthcare Provider</Trans>
      </ButtonLink>
    </div>
  );
}
