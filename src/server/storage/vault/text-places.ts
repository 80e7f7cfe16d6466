/**
 * The context that each text under the data key is bound to. Never change one: it is part of the encryption.
 */
export const textPlaces = {
  email: "email",
  /** The name of a session's or a known device's browser. */
  device: "device",
  passkey: "passkey",
  secondFactor: "second-factor",
  calendarFeed: "calendar-feed",
  accessToken: "access-token",
} as const;
