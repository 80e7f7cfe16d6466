/** iOS needs permission for motion events, requested in a tap handler. */
export function askForMotion(): void {
  const motion: unknown = globalThis.DeviceMotionEvent;
  if (!mayAsk(motion)) return;
  motion.requestPermission().catch(() => undefined);
}

interface AskedMotion {
  readonly requestPermission: () => Promise<unknown>;
}

const mayAsk = (motion: unknown): motion is AskedMotion =>
  typeof motion === "function" && "requestPermission" in motion;
