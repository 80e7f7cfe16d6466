import { type HeatDay, moodOpacity } from "../view-model.ts";

type HeatBeadProps = Pick<HeatDay, "mark" | "mood" | "isToday" | "isOnDeviceOnly">;

export function HeatBead({ mark, mood, isToday, isOnDeviceOnly }: HeatBeadProps) {
  return (
    <svg
      viewBox="-13 -13 26 26"
      className="h-[1.625rem] w-full max-w-[1.625rem]"
      aria-hidden="true"
    >
      {isToday && <circle r="12" fill="none" stroke="var(--today)" strokeWidth="1.6" />}
      <Shell mark={mark} />
      {mood !== null && <circle r="5" fill="var(--today)" fillOpacity={moodOpacity(mood)} />}
      {isOnDeviceOnly && (
        <circle cx="9" cy="9" r="2.8" fill="var(--card)" stroke="var(--violet)" strokeWidth="1.6" />
      )}
    </svg>
  );
}

function Shell({ mark }: Pick<HeatDay, "mark">) {
  switch (mark) {
    case "period":
      return (
        <>
          <circle r="9.5" fill="var(--hibiscus)" />
          <circle cx="-3.4" cy="-5.4" r="1.9" fill="var(--bead-shine)" />
        </>
      );
    case "bleeding":
      return <circle r="8.6" fill="var(--bead)" stroke="var(--hibiscus)" strokeWidth="2.4" />;
    case "spotting":
      return (
        <>
          <circle r="8.6" fill="var(--bead)" stroke="var(--bead-edge)" strokeWidth="1.2" />
          <circle r="3.4" cy="5" fill="var(--hibiscus)" />
        </>
      );
    case "ovulation":
      return <circle r="8.6" fill="var(--card)" stroke="var(--gold)" strokeWidth="2.4" />;
    case "resting":
      return <circle r="8.6" fill="var(--bead)" stroke="var(--bead-edge)" strokeWidth="1.2" />;
    case "future":
      return <circle r="2" fill="var(--bead-edge)" />;
  }
}
