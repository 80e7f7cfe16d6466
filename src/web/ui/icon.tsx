import { FIRST_PATHS, type IconProps } from "./first-icon.tsx";
import { PenDrawing } from "./pen-drawing.tsx";

const PATHS = {
  ...FIRST_PATHS,
  close: "m6 6 12 12M18 6 6 18",
  menu: "M4 7h16M4 12h16M4 17h16",
  back: "M19 12H5m6-6-6 6 6 6",
  forward: "M5 12h14m-6-6 6 6-6 6",
  "chevron-left": "m14.5 5.5-6.5 6.5 6.5 6.5",
  "chevron-right": "m9.5 5.5 6.5 6.5-6.5 6.5",
  "chevron-up": "m5.5 14.5 6.5-6.5 6.5 6.5",
  "chevron-down": "m5.5 9.5 6.5 6.5 6.5-6.5",
  leave: "M7 17 17 7M9 7h8v8",
  lock: "M7.5 10.5V8a4.5 4.5 0 0 1 9 0v2.5M6 10.5h12V20H6Zm6 3.6v2.4",
  key: "M14.6 12.4a4.8 4.8 0 1 1-3-3L20 4v4h-2.5v2.5h-2.6ZM8.4 15.6v.1",
  shield: "M12 3.5 5 6v6c0 4.4 2.9 7.4 7 8.8 4.1-1.4 7-4.4 7-8.8V6Zm-3 8.7 2.2 2.2 4-4.2",
  download: "M12 4v11m-4.5-4.5L12 15l4.5-4.5M5 20h14",
  trash: "M4.5 7h15M9.5 7V4.5h5V7M6.5 7l.8 13h9.4l.8-13M10.2 10.8v5.6M13.8 10.8v5.6",
  user: "M12 12.2a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20.5c.6-4 3.5-5.6 7.5-5.6s6.9 1.6 7.5 5.6",
  bell: "M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15ZM10 20.5h4",
  drop: "M12 3.5c3.4 4 5.6 6.9 5.6 10.2a5.6 5.6 0 0 1-11.2 0C6.4 10.4 8.6 7.5 12 3.5Z",
  leaf: "M5 19c0-9 5-14 15-14 0 10-5 15-12 13M5 20.5C6.5 16 9 13 13.5 11",
  star: "m12 4 2.3 5.2 5.7.6-4.3 3.8 1.3 5.6L12 16.3l-5 2.9 1.3-5.6L4 9.8l5.7-.6Z",
  moon: "M19.5 14.2A8 8 0 1 1 9.8 4.5a6.5 6.5 0 0 0 9.7 9.7Z",
  sun: "M12 16.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9ZM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4",
  phone: "M8 4H4.5C4.5 13 11 19.5 20 19.5V16l-4.5-1.5-2 2C10.5 15 9 13.5 7.5 10.5l2-2Z",
  pencil: "M4.5 19.5 5.5 15 16 4.5l3.5 3.5L9 18.5ZM13.5 7l3.5 3.5",
  copy: "M9 9h11v11H9ZM15 9V4H4v11h5",
  link: "M10.5 13.5a4 4 0 0 0 5.7 0l3-3a4 4 0 0 0-5.7-5.7l-1 1M13.5 10.5a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.7l1-1",
  sound:
    "M4 9.5v5h3.5L12 18.5v-13L7.5 9.5Zm11.5-.8a4.6 4.6 0 0 1 0 6.6m2.6-9.2a8.2 8.2 0 0 1 0 11.8",
  print: "M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6.5H7Z",
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name, size = 24, className }: IconProps<IconName>) {
  return <PenDrawing path={PATHS[name]} size={size} pen="1.8" className={className} />;
}
