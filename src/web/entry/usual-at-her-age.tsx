import { useLingui } from "@lingui/react/macro";
import type { NormsOfAge } from "#domain/cycles/norms/norms-of-age.ts";
import { normsOfAgeWords, sourceWords } from "#web/words/norms-of-age.ts";

export function UsualAtHerAge({ norms }: { readonly norms: NormsOfAge | null }) {
  const { i18n } = useLingui();
  if (norms === null) return null;
  return (
    <p className="text-sm text-soft">
      {i18n._(normsOfAgeWords(norms))} {i18n._(sourceWords(norms))}
    </p>
  );
}
