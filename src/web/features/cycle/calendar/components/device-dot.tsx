export function DeviceDot() {
  return <span className="size-2 rounded-full border-[1.5px] border-violet" />;
}
