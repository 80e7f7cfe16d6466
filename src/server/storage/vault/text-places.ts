/** What each text that is encrypted with the data key is bound to. Never changed: it is part of the seal. */
export const textPlaces = {
  email: "email",
  /** Of a session or a known device. */
  device: "device",
  passkey: "passkey",
  secondFactor: "second-factor",
  calendarFeed: "calendar-feed",
} as const;
