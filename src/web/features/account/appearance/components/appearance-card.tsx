import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { Card } from "#web/ui/card.tsx";
import { ChoiceField } from "#web/ui/fields/choice-field.tsx";
import { type Appearance, chooseAppearance, readAppearance } from "../api.ts";

export function AppearanceCard() {
  const { t } = useLingui();
  const [chosen, setChosen] = useState(readAppearance);
  const choose = (appearance: Appearance) => {
    chooseAppearance(appearance);
    setChosen(appearance);
  };
  return (
    <Card id="appearance" title={<Trans>Appearance</Trans>} className="scroll-mt-24">
      <ChoiceField
        legend={<Trans>Colours</Trans>}
        name="appearance"
        value={chosen}
        onChange={choose}
        options={[
          { value: "system", label: t`System`, description: t`Follows your device` },
          { value: "light", label: t`Light` },
          { value: "dark", label: t`Dark` },
        ]}
        className="sm:grid-cols-3"
      />
      <p className="mt-3 text-sm text-soft">
        <Trans>Kept in this browser only.</Trans>
      </p>
    </Card>
  );
}
