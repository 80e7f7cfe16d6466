import { PenDrawing } from "./pen-drawing.tsx";

/** Icons of the frame and of notices, which are part of the first screen; one path each. */
export const FIRST_PATHS = {
  home: "M3.5 11.2 12 4l8.5 7.2M6 9.6V20h4.2v-5.2h3.6V20H18V9.6",
  plus: "M12 5v14M5 12h14",
  pen: "m5 19 1-4L16.5 4.5 19.5 7.5 9 18Z",
  book: "M12 6.6C10.4 5.3 7.9 4.8 4 5v13.2c3.9-.2 6.4.3 8 1.6 1.6-1.3 4.1-1.8 8-1.6V5c-3.9-.2-6.4.3-8 1.6Zm0 0v13",
  heart:
    "M12 20.2S3.8 15.4 3.8 9.5A4.4 4.4 0 0 1 12 7.3a4.4 4.4 0 0 1 8.2 2.2c0 5.9-8.2 10.7-8.2 10.7Z",
  check: "m5 12.6 4.6 4.6L19 7.4",
  info: "M12 11v5.5M12 7.6v.2M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Z",
  warning:
    "M12 9.5v4.5M12 17v.2M10.4 4.3 2.6 18a1.9 1.9 0 0 0 1.6 2.8h15.6a1.9 1.9 0 0 0 1.6-2.8L13.6 4.3a1.9 1.9 0 0 0-3.2 0Z",
  settings: "M4 7.5h9M17 7.5h3M4 16.5h3M11 16.5h9M15 5v5M9 14v5",
  logout: "M10 4.5H5v15h5M9.5 12H20m-4-4 4 4-4 4",
  calendar: "M4.5 6.5h15V20h-15ZM4.5 10.5h15M8.5 4v4M15.5 4v4",
} as const;

export type FirstIconName = keyof typeof FIRST_PATHS;

export interface IconProps<Name extends string> {
  readonly name: Name;
  readonly size?: number | undefined;
  readonly className?: string | undefined;
}

export function FirstIcon({ name, size = 24, className }: IconProps<FirstIconName>) {
  return <PenDrawing path={FIRST_PATHS[name]} size={size} pen="1.8" className={className} />;
}
