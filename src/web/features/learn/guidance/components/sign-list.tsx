interface SignListProps {
  readonly signs: readonly string[];
  readonly tone: "urgent" | "clay";
}

export function SignList({ signs, tone }: SignListProps) {
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
            <circle
              cx="6"
              cy="6"
              r="5"
              className={tone === "urgent" ? "fill-hibiscus" : "fill-clay"}
            />
          </svg>
          {sign}
        </li>
      ))}
    </ul>
  );
}
