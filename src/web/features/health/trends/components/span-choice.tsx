import { useLingui } from "@lingui/react/macro";
import { type Span, spans } from "../view-model.ts";
import { spanLabels } from "../words.ts";

interface SpanChoiceProps {
  readonly span: Span;
  readonly onSpanChange: (span: Span) => void;
}

export function SpanChoice({ span, onSpanChange }: SpanChoiceProps) {
  const { i18n, t } = useLingui();
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{t`How far back`}</legend>
      {spans.map((candidate) => (
        <button
          key={candidate}
          type="button"
          aria-pressed={candidate === span}
          onClick={() => onSpanChange(candidate)}
          className="min-h-11 rounded-full bg-card px-4 ring-1 ring-line ring-inset hover:ring-edge aria-pressed:bg-hibiscus-wash aria-pressed:font-semibold aria-pressed:ring-2 aria-pressed:ring-hibiscus"
        >
          {i18n._(spanLabels[candidate])}
        </button>
      ))}
    </fieldset>
  );
}
