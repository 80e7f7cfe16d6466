import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useId } from "react";
import {
  acneAreas,
  activityLevels,
  mealEnergies,
  pcosCravings,
  pcosMucus,
  weightChanges,
} from "#contract/daily-log.ts";
import {
  acneAreaLabels,
  activityLabels,
  cravingLabels,
  mealEnergyLabels,
  weightChangeLabels,
} from "#web/words/daily-log.ts";
import { mucusLabels } from "#web/words/ovulation.ts";
import {
  FlowField,
  type FormProps,
  ListField,
  MoodField,
  NotesField,
  NumberField,
  ScaleField,
  YesNoField,
} from "./answer-fields.tsx";

/** What a usual day needs: five taps at most. */
export function QuickLog(props: FormProps) {
  return (
    <div className="grid gap-6">
      <MoodField {...props} />
      <ScaleField {...props} scale="motivation" tone="gold" />
      <ScaleField {...props} scale="pain_level" tone="hibiscus" />
      <ScaleField {...props} scale="sleep_quality" tone="violet" />
      <FlowField {...props} />
      <NotesField {...props} />
    </div>
  );
}

/** Everything the log can hold, in groups; all of it optional. */
export function DeepLog(props: FormProps) {
  return (
    <div className="grid gap-9">
      <Bleeding {...props} />
      <PainAndBelly {...props} />
      <Mind {...props} />
      <EnergyAndFood {...props} />
      <SkinAndHair {...props} />
      <Sleep {...props} />
      <BodyAndDay {...props} />
      <NotesField {...props} />
    </div>
  );
}

function Group({ title, children }: { readonly title: ReactNode; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid items-start gap-x-8 gap-y-5 sm:grid-cols-2">
      <h3 id={id} className="text-xl sm:col-span-2">
        {title}
      </h3>
      {children}
    </section>
  );
}

function Bleeding(props: FormProps) {
  const { t } = useLingui();
  return (
    <Group title={<Trans>Bleeding and signs</Trans>}>
      <div className="sm:col-span-2">
        <FlowField {...props} />
      </div>
      <NumberField
        {...props}
        label={<Trans>Days of bleeding so far</Trans>}
        name="bleeding_duration"
        field="bleedingDays"
        inputMode="numeric"
        range={t`Enter a whole number from 0 to 60.`}
      />
      <ListField
        {...props}
        field="cervical_mucus"
        legend={<Trans>Cervical mucus</Trans>}
        values={pcosMucus}
        labels={mucusLabels}
      />
    </Group>
  );
}

function PainAndBelly(props: FormProps) {
  return (
    <Group title={<Trans>Pain and belly</Trans>}>
      <ScaleField {...props} scale="pain_level" tone="hibiscus" />
      <ScaleField {...props} scale="pain_during_sex" tone="hibiscus" />
      <ScaleField {...props} scale="bloating" tone="clay" />
    </Group>
  );
}

function Mind(props: FormProps) {
  return (
    <Group title={<Trans>Mood and mind</Trans>}>
      <div className="sm:col-span-2">
        <MoodField {...props} />
      </div>
      <ScaleField {...props} scale="anxiety_level" tone="violet" />
      <ScaleField {...props} scale="stress_level" tone="violet" />
      <ScaleField {...props} scale="brain_fog" tone="violet" />
    </Group>
  );
}

function EnergyAndFood(props: FormProps) {
  return (
    <Group title={<Trans>Energy, food and weight</Trans>}>
      <ScaleField {...props} scale="motivation" tone="gold" />
      <ListField
        {...props}
        field="energy_after_meals"
        legend={<Trans>Energy after meals</Trans>}
        values={mealEnergies}
        labels={mealEnergyLabels}
      />
      <ListField
        {...props}
        field="cravings"
        legend={<Trans>Cravings</Trans>}
        values={pcosCravings}
        labels={cravingLabels}
      />
      <ListField
        {...props}
        field="weight_change"
        legend={<Trans>Weight</Trans>}
        values={weightChanges}
        labels={weightChangeLabels}
      />
    </Group>
  );
}

function SkinAndHair(props: FormProps) {
  return (
    <Group title={<Trans>Skin and hair</Trans>}>
      <ScaleField {...props} scale="acne" tone="clay" />
      {props.form.answers.acne !== 0 && (
        <ListField
          {...props}
          field="acne_area"
          legend={<Trans>Where the acne is</Trans>}
          values={acneAreas}
          labels={acneAreaLabels}
        />
      )}
      <ScaleField {...props} scale="skin_oiliness" tone="clay" />
      <ScaleField {...props} scale="hair_growth" tone="clay" />
      <ScaleField {...props} scale="hair_thinning" tone="clay" />
    </Group>
  );
}

function Sleep(props: FormProps) {
  const { t } = useLingui();
  return (
    <Group title={<Trans>Sleep</Trans>}>
      <ScaleField {...props} scale="sleep_quality" tone="violet" />
      <NumberField
        {...props}
        label={<Trans>Hours of sleep</Trans>}
        name="sleep_hours"
        field="sleepHours"
        inputMode="decimal"
        range={t`Enter a number from 0 to 24, such as 7.5.`}
      />
    </Group>
  );
}

function BodyAndDay(props: FormProps) {
  return (
    <Group title={<Trans>Body and day</Trans>}>
      <ScaleField {...props} scale="libido" tone="gold" />
      <ListField
        {...props}
        field="activity_level"
        legend={<Trans>Activity</Trans>}
        values={activityLevels}
        labels={activityLabels}
      />
      <YesNoField {...props} field="caffeine" legend={<Trans>Caffeine</Trans>} />
      <YesNoField {...props} field="alcohol" legend={<Trans>Alcohol</Trans>} />
    </Group>
  );
}
