/** A ring where the dot of her record is full: notes that only this browser has. */
export function DeviceDot() {
  return <span className="size-2 rounded-full border-[1.5px] border-violet" />;
}
