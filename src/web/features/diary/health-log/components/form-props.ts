import type { HealthForm, Problems } from "../view-model.ts";
import type { HealthWriting } from "./use-health-form.tsx";

/** What each tab of the form gets. */
export interface TabProps {
  readonly writing: HealthWriting;
  /** What is wrong, once she has tried to save. */
  readonly problems: Problems;
  readonly onChange: (form: HealthForm) => void;
}
