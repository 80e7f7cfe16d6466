import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { Form } from "#web/ui/form.tsx";
import type { SealedRecord } from "../../seal/sealed-record.ts";
import { dialled, type TrustedPerson } from "../trusted-person.ts";

const LONGEST_NAME = 60;
const LONGEST_NUMBER = 30;

interface TrustedPersonFormProps {
  readonly record: SealedRecord<TrustedPerson>;
  readonly person: TrustedPerson | null;
  readonly onDone: () => void;
}

export function TrustedPersonForm({ record, person, onDone }: TrustedPersonFormProps) {
  const { t } = useLingui();
  const [name, setName] = useState(person?.name ?? "");
  const [number, setNumber] = useState(person?.number ?? "");
  const [problem, setProblem] = useState<"name" | "number" | "storage" | null>(null);

  const store = async (next: TrustedPerson | null) => {
    if (await record.change(() => next)) onDone();
    else setProblem("storage");
  };
  const submit = () => {
    const telephone = dialled(number);
    if (name.trim() === "") return setProblem("name");
    if (telephone === null) return setProblem("number");
    void store({ name: name.trim(), number: telephone });
  };
  return (
    <Form onSubmit={submit} className="grid gap-4">
      <TextField
        label={<Trans>Name</Trans>}
        name="trusted-name"
        autoComplete="off"
        maxLength={LONGEST_NAME}
        value={name}
        onChange={setName}
        error={problem === "name" ? t`Write their name.` : undefined}
      />
      <TextField
        label={<Trans>Phone number</Trans>}
        name="trusted-number"
        type="tel"
        autoComplete="off"
        maxLength={LONGEST_NUMBER}
        value={number}
        onChange={setNumber}
        error={problem === "number" ? t`Write a phone number, in digits.` : undefined}
      />
      {problem === "storage" && (
        <p role="alert">
          <Trans>
            This browser can't save right now. Write the number down somewhere near you.
          </Trans>
        </p>
      )}
      <FormButtons onCancel={onDone} onRemove={person && (() => void store(null))} />
    </Form>
  );
}

interface FormButtonsProps {
  readonly onCancel: () => void;
  readonly onRemove: (() => void) | null;
}

function FormButtons({ onCancel, onRemove }: FormButtonsProps) {
  return (
    <div className="flex flex-wrap gap-2">
      <Button type="submit">
        <Trans>Save on this device</Trans>
      </Button>
      <Button variant="secondary" onClick={onCancel}>
        <Trans>Cancel</Trans>
      </Button>
      {onRemove && (
        <Button variant="quiet" onClick={onRemove}>
          <Trans>Remove</Trans>
        </Button>
      )}
    </div>
  );
}
