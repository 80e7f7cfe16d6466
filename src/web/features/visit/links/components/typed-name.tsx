import { AsTyped } from "#web/ui/as-typed.tsx";

interface TypedNameProps {
  /** What she called it; nothing where she did not. */
  readonly typed: string | undefined;
  readonly otherwise: string;
}

/** What a link or a person is called in a list. */
export const TypedName = ({ typed, otherwise }: TypedNameProps) => (
  <p className="font-semibold break-words">{typed ? <AsTyped>{typed}</AsTyped> : otherwise}</p>
);
