import { Trans, useLingui } from "@lingui/react/macro";
import { draftTags } from "#contract/kernel/draft-tag.ts";
import { languageTable } from "#contract/kernel/language-tag.ts";
import { useStoredValue } from "#web/entry/stored-value.ts";
import { languageHere } from "#web/i18n/i18n.ts";
import { draftChoice, draftNames, isNearDrafts } from "./drafts.ts";

interface DraftChoiceProps {
  /** Before the profile is known; otherwise only where drafts are spoken. */
  readonly isForAll?: boolean;
}

export function DraftChoice({ isForAll = false }: DraftChoiceProps) {
  const { t } = useLingui();
  const chosen = useStoredValue(draftChoice);
  const rest = languageTable.find(({ tag }) => tag === languageHere())?.own ?? "";
  if (chosen === null && !isForAll && !isNearDrafts()) return null;
  return (
    <section aria-label={t`Language of this page`} className="grid gap-1 text-sm text-soft">
      <p className="flex flex-wrap items-center gap-x-5">
        <Trans>Drafts</Trans>
        {draftTags.map((tag) => (
          <Choice
            key={tag}
            lang={tag}
            name={draftNames[tag]}
            isChosen={chosen === tag}
            isOnForm={isForAll}
            onChoose={() => draftChoice.write(tag)}
          />
        ))}
        {chosen !== null && (
          <Choice
            lang={languageHere()}
            name={rest}
            isChosen={false}
            isOnForm={isForAll}
            onChoose={() => draftChoice.write(null)}
          />
        )}
      </p>
      <p>
        {chosen === null ? (
          <Trans>
            So far only signing in, consent, your data and when to get help: the rest is in {rest}.
          </Trans>
        ) : (
          <Trans>
            This is a draft that no native speaker has read yet. So far only signing in, consent,
            your data and when to get help are in it; the rest is in {rest}.
          </Trans>
        )}
      </p>
    </section>
  );
}

interface ChoiceProps {
  readonly lang: string;
  readonly name: string;
  readonly isChosen: boolean;
  readonly isOnForm: boolean;
  readonly onChoose: () => void;
}

const Choice = ({ lang, name, isChosen, isOnForm, onChoose }: ChoiceProps) => (
  <button
    type="button"
    lang={lang}
    aria-pressed={isChosen}
    // On a prerendered form the press is replayed once the app is loaded.
    data-live={isOnForm ? "" : undefined}
    className="min-h-11 min-w-11 text-ink underline-offset-4 hover:underline aria-pressed:font-semibold"
    onClick={onChoose}
  >
    {name}
  </button>
);
