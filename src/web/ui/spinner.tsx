export function Spinner({ label }: { readonly label: string }) {
  return (
    <div role="status" className="grid justify-items-center gap-3 p-6 text-soft">
      <svg viewBox="0 0 40 40" className="size-11 animate-spin" aria-hidden="true">
        {BEADS.map(({ x, y, fade }) => (
          <circle key={x + y * 40} cx={x} cy={y} r="2.6" className="fill-hibiscus" opacity={fade} />
        ))}
      </svg>
      <span>{label}</span>
    </div>
  );
}

const COUNT = 10;
const BEADS = Array.from({ length: COUNT }, (_, index) => {
  const angle = (index / COUNT) * 2 * Math.PI;
  return {
    x: Number((20 + 15 * Math.sin(angle)).toFixed(2)),
    y: Number((20 - 15 * Math.cos(angle)).toFixed(2)),
    fade: Number((0.15 + (0.85 * index) / COUNT).toFixed(2)),
  };
});
