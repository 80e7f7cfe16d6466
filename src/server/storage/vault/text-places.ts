/** The context that each text is encrypted with. Never change one. */
export const textPlaces = {
  email: "email",
  device: "device",
  passkey: "passkey",
  secondFactor: "second-factor",
  calendarFeed: "calendar-feed",
  accessToken: "access-token",
} as const;
