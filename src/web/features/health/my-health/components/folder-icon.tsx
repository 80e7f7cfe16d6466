/** Drawn on a 40 by 40 grid with a round pen; a bead in each. */
const PATHS = {
  labs: "M16 6v9L8.5 29.5A3.5 3.5 0 0 0 11.6 34.5h16.8a3.5 3.5 0 0 0 3.1-5L24 15V6M13.5 6h13M12 25h16",
  medications: "M21.5 8.5a6.7 6.7 0 0 1 9.5 9.5L18 31a6.7 6.7 0 0 1-9.5-9.5ZM15 15l9.5 9.5",
  visit: "M10 7h15l6 6v21H10ZM25 7v6h6M15 19h11M15 24h11M15 29h6",
} as const;

const BEADS = {
  labs: [
    [17, 29.5],
    [23, 28.5],
  ],
  medications: [[26.5, 13]],
  visit: [[15, 13.5]],
} as const;

export type FolderIconName = keyof typeof PATHS;

export function FolderIcon({ name }: { readonly name: FolderIconName }) {
  return (
    <span className="grid size-14 place-items-center rounded-full bg-hibiscus-wash text-hibiscus-ink">
      <svg
        viewBox="0 0 40 40"
        width={34}
        height={34}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d={PATHS[name]} />
        {BEADS[name].map(([x, y]) => (
          <circle key={x} cx={x} cy={y} r="2" className="fill-gold" stroke="none" />
        ))}
      </svg>
    </span>
  );
}
