import { useLingui } from "@lingui/react/macro";
import {
  type FormEvent,
  type HTMLInputTypeAttribute,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { type Failure, failureOf } from "#web/api/failures/failure.ts";
import { wordsOf } from "#web/api/failures/failure-words.ts";
import type { Mutation } from "#web/api/queries/use-mutation.ts";
import { fieldMessage } from "#web/entry/saving/field-words.ts";
import { Button } from "#web/ui/button.tsx";
import { PasswordField } from "#web/ui/fields/password-field.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { type Checks, type FieldProblem, problemsOf } from "../view-model.ts";
import { problemWords } from "../words.ts";

export interface AccountField<Name extends string> {
  readonly name: Name;
  readonly label: string;
  readonly type?: HTMLInputTypeAttribute;
  readonly autoComplete: string;
  readonly minLength?: number;
  readonly hint?: string;
  readonly autoFocus?: boolean;
  readonly advice?: (typed: Texts<Name>) => ReactNode;
}

interface AccountFormProps<Name extends string> {
  readonly fields: readonly AccountField<Name>[];
  readonly checks: Checks<Name>;
  /** Returns the field to reject when the fields are valid one by one but not together. */
  readonly refuse?: (values: Texts<Name>) => { name: Name; message: string } | undefined;
  readonly mutation: Mutation<unknown, Texts<Name>>;
  readonly onError?: (error: Error) => void;
  readonly failureFrom?: (error: Error) => Failure;
  readonly submitLabel: string;
  readonly busyLabel: string;
  readonly children?: ReactNode;
}

export function AccountForm<Name extends string>(props: AccountFormProps<Name>) {
  const { fields, failureFrom = failureOf } = props;
  const { error, isPending, isSuccess } = props.mutation;
  const failure = error && failureFrom(error);
  const busy = isPending || isSuccess;
  const { i18n } = useLingui();
  const form = useAccountForm(props, failure);
  return (
    // If the form is submitted before hydration, POST keeps the password out of the URL.
    <form
      ref={form.ref}
      onSubmit={form.submit}
      onKeyDown={form.goOn}
      method="post"
      data-live
      noValidate
      className="grid gap-5"
    >
      {failure && (
        <Notice tone={failure.kind === "code-needed" ? "info" : "urgent"}>
          {i18n._(wordsOf(failure))}
        </Notice>
      )}
      {fields.map(({ name, advice, type, ...field }) => {
        const control = {
          ...field,
          name,
          value: form.values[name] ?? "",
          onChange: (value: string) => form.change(name, value),
          error: form.errors[name] ?? fieldMessage(i18n, failure, name),
          required: true,
          enterKeyHint: name === fields.at(-1)?.name ? ("go" as const) : ("next" as const),
        };
        return (
          <div key={name} className="grid gap-2">
            {type === "password" ? (
              <PasswordField {...control} />
            ) : (
              <TextField {...control} type={type} />
            )}
            {advice?.(form.values)}
          </div>
        );
      })}
      {props.children}
      <Button type="submit" busy={busy}>
        {busy ? props.busyLabel : props.submitLabel}
      </Button>
    </form>
  );
}

type Texts<Name extends string> = Record<Name, string>;

function useAccountForm<Name extends string>(
  props: AccountFormProps<Name>,
  failure: Failure | null,
) {
  const { fields, checks, refuse, mutation, onError = () => {} } = props;
  const { i18n } = useLingui();
  const ref = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(
    () => Object.fromEntries(fields.map(({ name }) => [name, ""])) as Texts<Name>,
  );
  const [errors, setErrors] = useState<Partial<Texts<Name>>>({});

  // A layout effect, as typing in the next field would be rendered before a passive effect's
  // update.
  useLayoutEffect(() => {
    if (ref.current) setValues(textsOf<Name>(ref.current));
  }, []);

  useEffect(() => {
    if (failure?.kind === "fields") focusField(ref.current, failure.fields[0]?.field);
  }, [failure]);

  const showErrors = (messages: Partial<Texts<Name>>) => {
    setErrors(messages);
    focusField(ref.current, fields.find(({ name }) => messages[name] !== undefined)?.name);
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const current = textsOf<Name>(event.currentTarget);
    const problems = Object.entries<FieldProblem | undefined>(problemsOf(checks, current));
    const messages = problems.flatMap(([name, problem]) =>
      problem === undefined ? [] : [[name, i18n._(problemWords[problem])]],
    );
    if (messages.length > 0)
      return showErrors(Object.fromEntries(messages) as Partial<Texts<Name>>);
    setErrors({});
    const problem = refuse?.(current);
    if (problem) showErrors({ [problem.name]: problem.message } as Partial<Texts<Name>>);
    else mutation.mutate(current, { onError });
  };

  /** The keyboard's Next key: leads to the next empty field, where it would submit the form. */
  const goOn = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement)) return;
    const { name: current } = event.target;
    const place = fields.findIndex(({ name }) => name === current);
    const next = place < 0 ? undefined : fields[place + 1]?.name;
    if (next === undefined || values[next] !== "") return;
    event.preventDefault();
    focusField(ref.current, next);
  };

  const change = (name: Name, value: string) =>
    setValues((before) => ({ ...before, [name]: value }));

  return { ref, values, errors, submit, goOn, change };
}

function textsOf<Name extends string>(form: HTMLFormElement): Texts<Name> {
  return Object.fromEntries(new FormData(form)) as Texts<Name>;
}

function focusField(form: HTMLFormElement | null, name: string | undefined): void {
  const field = name === undefined ? null : form?.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}
