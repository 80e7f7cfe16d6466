import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { TextAreaField } from "#web/ui/fields/text-area-field.tsx";
import { Form } from "#web/ui/form.tsx";
import { showToast } from "#web/ui/toasts/toast.tsx";
import { keepSuggestion, suggestionsHere } from "./suggestions.ts";

interface SuggestionFormProps {
  readonly language: string;
  readonly draft: string;
  readonly original: string | null | undefined;
  readonly onDone: () => void;
}

export function SuggestionForm(props: SuggestionFormProps) {
  const { language, draft, original, onDone } = props;
  const { t } = useLingui();
  const [better, setBetter] = useState(() => betterHere(props));
  const keep = () => {
    const words = better.trim();
    if (words === "") return;
    const isStored = keepSuggestion({ language, english: original ?? "", draft, better: words });
    if (isStored) onDone();
    const description = t`This browser keeps nothing. Make room and try again.`;
    showToast(isStored ? { title: t`Kept on this device` } : { title: t`Not kept`, description });
  };
  return (
    <Form noValidate={false} onSubmit={keep} className="grid gap-4 text-left">
      <Words title={<Trans>As it is now</Trans>} text={draft} lang={language} />
      {original === null ? (
        <p className="text-sm text-soft">
          <Trans>The English can't be fetched just now.</Trans>
        </p>
      ) : (
        <Words title={<Trans>In English</Trans>} text={original ?? "…"} lang="en" />
      )}
      <TextAreaField
        name="better"
        label={<Trans>Better words</Trans>}
        hint={
          draft.includes("{") ? <Trans>Leave what is in curly brackets as it is.</Trans> : undefined
        }
        value={better}
        onChange={setBetter}
        maxLength={1000}
        lang={language}
        required
      />
      <p className="text-sm text-soft">
        <Trans>
          Kept on this device only. Under “Settings”, “About you”, you can change it or export it as
          a file. Nothing is sent.
        </Trans>
      </p>
      <Button type="submit">
        <Trans>Keep these words</Trans>
      </Button>
    </Form>
  );
}

interface WordsProps {
  readonly title: ReactNode;
  readonly text: string;
  readonly lang: string;
}

const Words = ({ title, text, lang }: WordsProps) => (
  <div>
    <h3 className="text-sm font-semibold text-soft">{title}</h3>
    <p lang={lang} className="whitespace-pre-line">
      {text}
    </p>
  </div>
);

const betterHere = ({ language, draft, original }: SuggestionFormProps): string =>
  suggestionsHere().find(
    (one) =>
      one.draft === draft &&
      one.language === language &&
      (original == null || one.english === original),
  )?.better ?? "";
