import type { MessageDescriptor } from "@lingui/core";
import { useLingui } from "@lingui/react/macro";
import { EnglishBeneath } from "#web/entry/english-beneath.tsx";

interface SignListProps {
  readonly signs: readonly MessageDescriptor[];
  readonly bead: string;
}

export function SignList({ signs, bead }: SignListProps) {
  const { i18n } = useLingui();
  return (
    <ul className="grid gap-2.5">
      {signs.map((sign) => (
        <li key={sign.id} className="flex gap-3 wrap-anywhere">
          <svg
            viewBox="0 0 12 12"
            width={12}
            height={12}
            className="mt-1.5 flex-none"
            aria-hidden="true"
          >
            <circle cx="6" cy="6" r="5" className={bead} />
          </svg>
          <span>
            {i18n._(sign)}
            <EnglishBeneath area="help">{(english) => english._(sign)}</EnglishBeneath>
          </span>
        </li>
      ))}
    </ul>
  );
}
