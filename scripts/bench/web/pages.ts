export interface MeasuredPage {
  readonly name: string;
  readonly path: string;
  readonly signedIn: boolean;
  /** Selectors that must all be visible. */
  readonly usable: readonly string[];
}

const visitor = (name: string, path: string, ...usable: readonly string[]): MeasuredPage => ({
  name,
  path,
  usable,
  signedIn: false,
});
const member = (name: string, path: string, ...usable: readonly string[]): MeasuredPage => ({
  name,
  path,
  usable,
  signedIn: true,
});

export const measuredPages: readonly MeasuredPage[] = [
  visitor("landing", "/", "h1"),
  visitor("login", "/login", "form input[type=email]"),
  member("home", "/", ".bead-ring-number", ".glance section h3"),
  member("Track", "/track", "section[aria-label='Daily log'] [role=tab]"),
  member("calendar", "/calendar", ".bead-string"),
  member("trends", "/trends", "main section svg"),
  member("doctor visit", "/my-health/doctor-visit", ".visit-report"),
];
