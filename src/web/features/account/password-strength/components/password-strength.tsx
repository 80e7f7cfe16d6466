import { type ComponentType, lazy, Suspense } from "react";
import type { StrengthSignProps } from "./strength-sign.tsx";

// Only advice: if the chunk fails to load, the form works without it.
const Sign = lazy(async (): Promise<{ default: ComponentType<StrengthSignProps> }> => {
  try {
    return { default: (await import("./strength-sign.tsx")).StrengthSign };
  } catch {
    return { default: () => null };
  }
});

export function PasswordStrength(props: StrengthSignProps) {
  if (props.password === "") return null;
  return (
    <Suspense>
      <Sign {...props} />
    </Suspense>
  );
}
