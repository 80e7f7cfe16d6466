/** iOS asks her before a page may notice that the phone is shaken, and only at a tap. */
export function askForMotion(): void {
  const motion: unknown = globalThis.DeviceMotionEvent;
  if (!mayAsk(motion)) return;
  // Whether she allows it or not, the button and Escape work.
  motion.requestPermission().catch(() => undefined);
}

interface AskedMotion {
  readonly requestPermission: () => Promise<unknown>;
}

const mayAsk = (motion: unknown): motion is AskedMotion =>
  typeof motion === "function" && "requestPermission" in motion;
