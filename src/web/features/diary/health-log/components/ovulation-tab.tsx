import { Trans, useLingui } from "@lingui/react/macro";
import { cervicalMucus, disturbances, ovulationTests } from "#contract/entries/ovulation.ts";
import { choicesOf } from "#web/i18n/choices.ts";
import { Checkbox } from "#web/ui/fields/checkbox.tsx";
import { ChoiceChips } from "#web/ui/fields/choice-chips.tsx";
import { disturbanceLabels, mucusLabels, ovulationTestLabels } from "#web/words/ovulation.ts";
import { yesNoLabels } from "#web/words/yes-no.ts";
import type { TabProps } from "../use-health-form.ts";
import { dailyLogWords, savedWords } from "../words.ts";
import { TemperatureField } from "./temperature-field.tsx";

export function OvulationTab(props: TabProps) {
  const { i18n } = useLingui();
  const { state, field, toggle } = props;
  const { mucus } = state.dailyLog;
  return (
    <div className="grid gap-6">
      <TemperatureField {...props} />
      {state.form.typed.basalBodyTemp.trim() !== "" && (
        <ChoiceChips
          {...field("disturbance")}
          legend={<Trans>Could something have changed it?</Trans>}
          options={choicesOf(disturbances, disturbanceLabels, i18n)}
          hint={<Trans>We'll save it but leave it out of your chart.</Trans>}
        />
      )}
      <ChoiceChips
        {...field("ovulationTest")}
        legend={<Trans>Ovulation test</Trans>}
        options={choicesOf(ovulationTests, ovulationTestLabels, i18n)}
        hint={savedWords("ovulationTest", state, i18n)}
      />
      <ChoiceChips
        {...field("cervicalMucus")}
        legend={<Trans>Cervical mucus</Trans>}
        options={choicesOf(cervicalMucus, mucusLabels, i18n)}
        hint={
          dailyLogWords(mucus && mucusLabels[mucus], i18n) ??
          savedWords("cervicalMucus", state, i18n)
        }
      />
      <ChoiceChips
        {...field("sexualActivity")}
        legend={<Trans>Sexual activity</Trans>}
        options={choicesOf(["yes", "no"] as const, yesNoLabels, i18n)}
        hint={savedWords("sexualActivity", state, i18n)}
      />
      <Checkbox
        {...toggle("isUnsure")}
        label={<Trans>I'm not sure</Trans>}
        hint={<Trans>We'll give these signs less weight.</Trans>}
      />
    </div>
  );
}
