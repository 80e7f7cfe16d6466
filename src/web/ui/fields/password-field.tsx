import { Trans } from "@lingui/react/macro";
import { type ComponentProps, useState } from "react";
import { classNames } from "../class-names.ts";
import { CONTROL_STYLE, Field } from "./field.tsx";
import type { TextField } from "./text-field.tsx";

const PIN_INPUT = { inputMode: "numeric", autoComplete: "off", maxLength: 8 } as const;

export function PasswordField({
  label,
  hint,
  error,
  onChange,
  className,
  isPin = false,
  ...native
}: Omit<ComponentProps<typeof TextField>, "type"> & { readonly isPin?: boolean }) {
  const [isShown, setShown] = useState(false);
  return (
    <Field label={label} hint={hint} error={error} className={className}>
      {(control) => (
        <div className="relative">
          <input
            {...native}
            {...(isPin && PIN_INPUT)}
            {...control}
            type={isShown ? "text" : "password"}
            autoCapitalize="none"
            spellCheck={false}
            onChange={(event) => onChange(event.target.value)}
            className={classNames(CONTROL_STYLE, "pr-20")}
          />
          <button
            type="button"
            data-live
            aria-controls={control.id}
            onClick={() => setShown(!isShown)}
            className="absolute inset-y-0.5 right-0.5 min-w-16 rounded-control px-3 text-sm font-semibold text-soft hover:text-ink"
          >
            <span aria-hidden="true">{isShown ? <Trans>Hide</Trans> : <Trans>Show</Trans>}</span>
            <span className="sr-only">
              <WhatItDoes isShown={isShown} isPin={isPin} />
            </span>
          </button>
        </div>
      )}
    </Field>
  );
}

function WhatItDoes({ isShown, isPin }: { readonly isShown: boolean; readonly isPin: boolean }) {
  if (isPin) return isShown ? <Trans>Hide the PIN</Trans> : <Trans>Show the PIN</Trans>;
  return isShown ? <Trans>Hide the password</Trans> : <Trans>Show the password</Trans>;
}
