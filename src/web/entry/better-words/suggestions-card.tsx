import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { useStoredValue } from "#web/entry/stored-value.ts";
import { useClock } from "#web/entry/use-clock.ts";
import { saveFile } from "#web/ui/browser/save-file.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { SuggestionForm } from "./suggestion-form.tsx";
import { SuggestionRow } from "./suggestion-row.tsx";
import { removeSuggestion, type Suggestion, suggestions } from "./suggestions.ts";
import { fileOf } from "./suggestions-file.ts";

export function SuggestionsCard() {
  const { today } = useClock();
  const here = useStoredValue(suggestions) ?? [];
  const [changing, setChanging] = useState<Suggestion | null>(null);
  const close = () => setChanging(null);
  return (
    <Card
      id="suggestions"
      title={<Trans>Better words you suggested</Trans>}
      className="scroll-mt-24"
    >
      {here.length === 0 ? (
        <p className="text-soft">
          <Trans>
            Nothing yet. Where words sound wrong, press and hold them, or choose “Suggest better
            words” at the end of the screen.
          </Trans>
        </p>
      ) : (
        <>
          <ul className="grid gap-3">
            {here.map((suggestion) => (
              <SuggestionRow
                key={`${suggestion.language} ${suggestion.english} ${suggestion.draft}`}
                suggestion={suggestion}
                onChange={() => setChanging(suggestion)}
                onRemove={() => removeSuggestion(suggestion)}
              />
            ))}
          </ul>
          <Button
            variant="secondary"
            className="mt-4"
            onClick={() => saveFile(fileOf(here, today))}
          >
            <Trans>Export file</Trans>
          </Button>
        </>
      )}
      <p className="mt-3 text-sm text-soft">
        <Trans>
          Kept on this device only, where others who use it can read it too. Deleted when you sign
          out of a shared device. Nothing is sent: you hand the file over yourself. It has words of
          Mwezi in it and yours for them, nothing you log.
        </Trans>
      </p>
      <Dialog
        open={changing !== null}
        onOpenChange={close}
        title={<Trans>Suggest better words</Trans>}
      >
        {changing && <SuggestionForm {...changing} original={changing.english} onDone={close} />}
      </Dialog>
    </Card>
  );
}
