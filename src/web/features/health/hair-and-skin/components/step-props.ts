import type { CheckDraft } from "../view-model.ts";
import type { SkinLook } from "./skin-looks.ts";

export interface StepProps {
  readonly draft: CheckDraft;
  readonly look: SkinLook;
  readonly onChange: (draft: CheckDraft) => void;
}
