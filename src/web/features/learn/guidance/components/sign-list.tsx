interface SignListProps {
  readonly signs: readonly string[];
  /** The class that colours the bead before each. */
  readonly bead: string;
}

export function SignList({ signs, bead }: SignListProps) {
  return (
    <ul className="grid gap-2.5">
      {signs.map((sign) => (
        <li key={sign} className="flex gap-3">
          <svg
            viewBox="0 0 12 12"
            width={12}
            height={12}
            className="mt-1.5 flex-none"
            aria-hidden="true"
          >
            <circle cx="6" cy="6" r="5" className={bead} />
          </svg>
          {sign}
        </li>
      ))}
    </ul>
  );
}
