import { type ComponentType, lazy, Suspense } from "react";
import { withWords } from "#web/i18n/i18n.ts";
import type { StrengthSignProps } from "./strength-sign.tsx";

// It only advises: where it cannot be fetched, she goes on without it.
const Sign = lazy(async (): Promise<{ default: ComponentType<StrengthSignProps> }> => {
  try {
    return await withWords(
      "password",
      async () => (await import("./strength-sign.tsx")).StrengthSign,
    );
  } catch {
    return { default: () => null };
  }
});

/** How hard a new password is to guess; fetched when she begins to type one. */
export function PasswordStrength(props: StrengthSignProps) {
  if (props.password === "") return null;
  return (
    <Suspense>
      <Sign {...props} />
    </Suspense>
  );
}
