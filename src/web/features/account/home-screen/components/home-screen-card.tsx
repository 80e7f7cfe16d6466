import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { ChoiceField } from "#web/ui/fields/choice-field.tsx";
import { chooseHomeScreenName, type InstallQuestion, readHomeScreenName } from "../api.ts";
import type { HomeScreenName } from "../view-model.ts";

export function HomeScreenCard() {
  const { t } = useLingui();
  const [chosen, setChosen] = useState(readHomeScreenName);
  const question = useInstallQuestion();
  useEffect(() => chooseHomeScreenName(chosen), [chosen]);
  return (
    <Card id="home-screen" title={<Trans>On your home screen</Trans>} className="scroll-mt-24">
      <p className="mb-4 text-soft">
        <Trans>
          On your home screen, Mwezi opens like an app, even without network. First choose what
          others see there.
        </Trans>
      </p>
      <ChoiceField<HomeScreenName>
        legend={<Trans>Name and picture</Trans>}
        name="home-screen"
        value={chosen}
        onChange={setChosen}
        options={[
          { value: "mwezi", label: t`Mwezi`, description: t`With its ring of beads` },
          { value: "notes", label: t`Notes`, description: t`With a sheet of paper` },
        ]}
        className="sm:grid-cols-2"
      />
      {question && (
        <Button className="mt-4" variant="secondary" onClick={() => void question.prompt()}>
          <Trans>Add to home screen</Trans>
        </Button>
      )}
      <p className="mt-3 text-sm text-soft">
        <Trans>
          In your browser's menu it is called “Add to Home screen” or “Install app”. To change the
          name later, remove it there and add it again.
        </Trans>
      </p>
    </Card>
  );
}

/** Chromium fires a new event for each manifest. */
function useInstallQuestion(): InstallQuestion | null {
  const [question, setQuestion] = useState<InstallQuestion | null>(null);
  useEffect(() => {
    const take = (event: Event) => {
      event.preventDefault();
      setQuestion(event as InstallQuestion);
    };
    addEventListener("beforeinstallprompt", take);
    return () => removeEventListener("beforeinstallprompt", take);
  }, []);
  return question;
}
