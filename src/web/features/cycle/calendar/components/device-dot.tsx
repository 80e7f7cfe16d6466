/** Marks notes stored only in this browser: a ring instead of the full dot of server entries. */
export function DeviceDot() {
  return <span className="size-2 rounded-full border-[1.5px] border-violet" />;
}
