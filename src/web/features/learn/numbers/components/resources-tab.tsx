import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { classNames } from "#web/ui/class-names.ts";
import { showToast } from "#web/ui/toast.tsx";
import { type PregnancyAnswer, pregnancyCard } from "../view-model.ts";
import { ClinicCard } from "./clinic-card.tsx";
import { EmergencyContactsCard } from "./emergency-contacts-card.tsx";
import { MaternalCard } from "./maternal-card.tsx";
import { PregnancyQuestion } from "./pregnancy-question.tsx";

interface ResourcesTabProps {
  readonly country: string | null;
  readonly savedStatus: PregnancyAnswer | null;
  /** Whether this device dials by itself, as a phone does. */
  readonly dials: boolean;
  readonly onAnswer: (answer: PregnancyAnswer) => Promise<unknown>;
}

/** Where she can turn: through a pregnancy, and in an emergency. */
export function ResourcesTab({ country, savedStatus, dials, onAnswer }: ResourcesTabProps) {
  const { t } = useLingui();
  const [isSaving, setSaving] = useState(false);
  const card = pregnancyCard(savedStatus, country);

  const answer = async (chosen: PregnancyAnswer) => {
    setSaving(true);
    try {
      await onAnswer(chosen);
      showToast({
        title: t`Updated`,
        description: t`Your pregnancy status has been updated.`,
      });
    } catch {
      showToast({
        title: t`Update failed`,
        description: t`Please try again.`,
        variant: "destructive",
      });
    }
    setSaving(false);
  };

  return (
    <div
      className={classNames(
        "grid grid-cols-1 items-start gap-5 lg:gap-6",
        card.kind === "nothing" ? "max-w-3xl" : "lg:grid-cols-2",
      )}
    >
      <div className="empty:hidden">
        {card.kind === "question" && <PregnancyQuestion isSaving={isSaving} onAnswer={answer} />}
        {card.kind === "programme" && <MaternalCard programme={card.programme} dials={dials} />}
        {card.kind === "ask-clinic" && <ClinicCard />}
      </div>
      <EmergencyContactsCard country={country} />
    </div>
  );
}
