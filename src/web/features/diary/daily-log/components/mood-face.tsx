import type { PcosMood } from "#domain/day/pcos-day.ts";

const EYES = "M9 10.2v.2M15 10.2v.2";

const FACES: Record<PcosMood, string> = {
  calm: "M7.8 10.2c.6.8 1.8.8 2.4 0M13.8 10.2c.6.8 1.8.8 2.4 0M8.6 14.6c1.8 1.8 5 1.8 6.8 0",
  anxious: `${EYES}M7.6 7.9l2-.7M16.4 7.9l-2-.7M7.9 15.4c.9-1.1 1.8-1.1 2.7 0s1.9 1.1 2.8 0 1.8-1.1 2.7 0`,
  irritable: "M9.2 11v.2M14.8 11v.2M7.6 8.2l2.6 1.1M16.4 8.2l-2.6 1.1M8.9 15.6h6.2",
  sad: `${EYES}M8.8 16.2c1.6-1.9 4.8-1.9 6.4 0`,
  energised:
    "M7.8 10.4c.6-1.1 1.8-1.1 2.4 0M13.8 10.4c.6-1.1 1.8-1.1 2.4 0M7.9 13.4h8.2c-.3 2.5-2 3.7-4.1 3.7s-3.8-1.2-4.1-3.7Z",
  ok: `${EYES}M9 15.2c1.8.7 4.2.7 6 0`,
};

export function MoodFace({ mood }: { readonly mood: PcosMood }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={34}
      height={34}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.4"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <circle cx="12" cy="12" r="10" className="fill-gold-wash stroke-gold" />
      <path d={FACES[mood]} />
    </svg>
  );
}
