interface DraftAndChange<Draft> {
  readonly draft: Draft;
  readonly change: (changes: Partial<Draft>) => void;
}

export function draftFields<Draft extends object>({ draft, change }: DraftAndChange<Draft>) {
  const changeOf =
    <Name extends keyof Draft>(name: Name) =>
    (value: Draft[Name]) =>
      // TypeScript widens computed keys to `string`.
      change({ [name]: value } as unknown as Partial<Draft>);
  return {
    field: <Name extends keyof Draft & string>(name: Name) => ({
      name,
      value: draft[name],
      onChange: changeOf(name),
    }),
    toggle: <Name extends BooleansOf<Draft> & string>(name: Name) => ({
      name,
      checked: draft[name] === true,
      onChange: changeOf(name) as (checked: boolean) => void,
    }),
  };
}

type BooleansOf<Draft> = {
  [Name in keyof Draft]: Draft[Name] extends boolean ? Name : never;
}[keyof Draft];

export type DraftFields<Draft extends object> = ReturnType<typeof draftFields<Draft>>;
