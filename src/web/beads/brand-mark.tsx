export function BrandMark({ className }: { readonly className?: string }) {
  return (
    <svg viewBox="0 0 64 64" className={className ?? "size-8"} aria-hidden="true">
      <circle
        cx="32"
        cy="32"
        r="27"
        fill="none"
        className="stroke-hibiscus"
        strokeWidth="7"
        strokeLinecap="round"
        strokeDasharray="0 12.117"
      />
      <path className="fill-gold" d="M42 41.5A14.5 14.5 0 1 1 35 18a12 12 0 0 0 7 23.5Z" />
    </svg>
  );
}
