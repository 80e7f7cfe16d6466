import type { ComponentProps } from "react";

interface FormProps extends Omit<ComponentProps<"form">, "onSubmit"> {
  readonly onSubmit: () => unknown;
}

/** The app checks the fields itself, and the page stays. */
export function Form({ onSubmit, ...native }: FormProps) {
  return (
    <form
      noValidate
      {...native}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    />
  );
}
