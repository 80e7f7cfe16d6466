import { Trans } from "@lingui/react/macro";
import { type ReactNode, useId } from "react";
import { StepHeading } from "#web/entry/steps/step-heading.tsx";
import { Button } from "#web/ui/button.tsx";
import { WhyNot } from "#web/ui/fields/why-not.tsx";
import { Form } from "#web/ui/form.tsx";
import { Icon } from "#web/ui/icon.tsx";

export function StepFrame(props: {
  readonly title: ReactNode;
  readonly intro: ReactNode;
  readonly children: ReactNode;
  readonly onBack?: () => void;
  readonly onSubmit: () => void;
  readonly submitLabel: ReactNode;
  readonly whyNot?: ReactNode;
  readonly busy?: boolean;
  readonly aside?: ReactNode;
}) {
  const { whyNot = null, busy = false } = props;
  const canSubmit = whyNot === null;
  const id = useId();

  return (
    <Form onSubmit={props.onSubmit} aria-labelledby={`${id}-title`} className="appear grid gap-6">
      <header className="grid gap-2">
        <StepHeading id={`${id}-title`} level={1} className="text-3xl">
          {props.title}
        </StepHeading>
        <p className="text-soft">{props.intro}</p>
      </header>
      {props.children}
      <footer className="grid gap-2">
        {!canSubmit && <WhyNot id={id}>{whyNot}</WhyNot>}
        <div className="flex flex-wrap gap-2">
          {props.onBack && (
            <Button
              variant="secondary"
              className="max-sm:px-3"
              onClick={props.onBack}
              disabled={busy}
            >
              <Icon name="back" size={20} />
              <Trans>Back</Trans>
            </Button>
          )}
          <Button
            type="submit"
            className="flex-auto max-sm:px-2"
            disabled={!canSubmit}
            aria-describedby={canSubmit ? undefined : id}
            busy={busy}
          >
            {props.submitLabel}
          </Button>
        </div>
        {props.aside}
      </footer>
    </Form>
  );
}
