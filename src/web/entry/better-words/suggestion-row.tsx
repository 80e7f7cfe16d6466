import { useLingui } from "@lingui/react/macro";
import { IconButton } from "#web/ui/icon-button.tsx";
import type { Suggestion } from "./suggestions.ts";

interface SuggestionRowProps {
  readonly suggestion: Suggestion;
  readonly onChange: () => void;
  readonly onRemove: () => void;
}

export function SuggestionRow({ suggestion, onChange, onRemove }: SuggestionRowProps) {
  const { t } = useLingui();
  const { language, draft, better } = suggestion;
  return (
    <li className="flex items-start gap-1 border-line border-b pb-3 last:border-b-0">
      <div lang={language} className="min-w-0 flex-1 whitespace-pre-line">
        <p className="text-sm text-soft">{draft}</p>
        <p>{better}</p>
      </div>
      <IconButton icon="pencil" label={t`Change: ${{ title: better }}`} onClick={onChange} />
      <IconButton icon="trash" label={t`Remove: ${{ name: better }}`} onClick={onRemove} />
    </li>
  );
}
