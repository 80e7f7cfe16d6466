import { AsTyped } from "#web/ui/text/as-typed.tsx";

interface TypedNameProps {
  readonly typed: string | undefined;
  readonly otherwise: string;
}

export const TypedName = ({ typed, otherwise }: TypedNameProps) => (
  <p className="font-semibold break-words">{typed ? <AsTyped>{typed}</AsTyped> : otherwise}</p>
);
