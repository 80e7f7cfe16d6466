import { describe, expect, it } from "vitest";
import { type ProfileState, screenFor } from "./gate.ts";

const visitor = { signedIn: false, profile: { kind: "loading" }, setupCompleted: false } as const;
const complete: ProfileState = { kind: "loaded", onboardingComplete: true };
const settled = { signedIn: true, profile: complete, setupCompleted: true } as const;

describe("a visitor without a token", () => {
  it.each([
    ["/", "landing"],
    ["/login", "login"],
    ["/register", "register"],
    ["/recover", "recover"],
    ["/privacy", "privacy"],
    ["/terms", "terms"],
    ["/contact", "contact"],
    ["/shared-report", "shared-report"],
    ["/dashboard", "landing"],
    ["/settings", "landing"],
    ["/guidance", "landing"],
    ["/anything/else", "landing"],
    ["/login/", "login"],
  ] as const)("at %s sees %s [S2-01 S4-01 S6-01]", (path, screen) => {
    expect(screenFor({ ...visitor, path })).toBe(screen);
  });
});

describe("a signed-in user with completed setup", () => {
  it.each([
    ["/", "dashboard"],
    ["/dashboard", "dashboard"],
    ["/track", "track"],
    ["/pcos-tracking", "track"],
    ["/guidance", "guidance"],
    ["/learn", "learn"],
    ["/learn/care-plan", "care-plan"],
    ["/my-health", "my-health"],
    ["/my-health/labs", "labs"],
    ["/my-health/medications", "medicines"],
    ["/my-health/doctor-visit", "visit"],
    ["/calendar", "calendar"],
    ["/history", "history"],
    ["/trends", "trends"],
    ["/settings", "settings"],
    ["/settings/import", "import"],
    ["/privacy", "privacy"],
    ["/terms", "terms"],
    ["/contact", "contact"],
    ["/shared-report", "shared-report"],
    ["/login", "go-home"],
    ["/register", "go-home"],
    ["/recover", "go-home"],
    ["/anything/else", "dashboard"],
    ["/track/", "track"],
  ] as const)("at %s sees %s [S2-02 S2-03 S2-04 S2-05 S2-09]", (path, screen) => {
    expect(screenFor({ ...settled, path })).toBe(screen);
  });
});

describe("the order of the checks", () => {
  const path = "/track";

  it("waits for the profile before anything else [S2-06]", () => {
    const profile: ProfileState = { kind: "loading" };
    expect(screenFor({ signedIn: true, profile, setupCompleted: false, path })).toBe(
      "profile-loading",
    );
  });

  it.each([false, undefined])(
    "opens onboarding before setup when the profile says %s [S2-07]",
    (onboardingComplete) => {
      const profile: ProfileState = { kind: "loaded", onboardingComplete };
      expect(screenFor({ signedIn: true, profile, setupCompleted: false, path })).toBe(
        "onboarding",
      );
      expect(screenFor({ signedIn: true, profile, setupCompleted: true, path })).toBe("onboarding");
    },
  );

  it("opens setup before a page [S2-08]", () => {
    expect(screenFor({ ...settled, setupCompleted: false, path })).toBe("setup");
    expect(screenFor({ ...settled, setupCompleted: false, path: "/login" })).toBe("setup");
  });

  it("shows the privacy notice before consent", () => {
    const profile: ProfileState = { kind: "loaded", onboardingComplete: false };
    expect(screenFor({ signedIn: true, profile, setupCompleted: false, path: "/privacy" })).toBe(
      "privacy",
    );
  });
});

describe("a profile that does not load", () => {
  const failed = (status: number | null) =>
    screenFor({ ...settled, profile: { kind: "failed", status }, path: "/" });

  it.each([401, 404])("signs out when the answer is %i [S4-04]", (status) => {
    expect(failed(status)).toBe("sign-out");
  });

  it.each([500, 503, 429, null])("stays signed in when the answer is %s", (status) => {
    expect(failed(status)).toBe("profile-failed");
  });
});
