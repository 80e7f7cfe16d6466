/** The gradient that makes a flat disc look like a bead. */
export function Gloss({ id }: { readonly id: string }) {
  return (
    <defs>
      <radialGradient id={id} cx="0.4" cy="0.35" r="0.7">
        <stop offset="0.55" stopColor="#000" stopOpacity="0" />
        <stop offset="1" stopColor="#000" stopOpacity="0.22" />
      </radialGradient>
    </defs>
  );
}
