/** What each text under the data key is bound to. Part of the encryption: never change one. */
export const textPlaces = {
  email: "email",
  device: "device",
  passkey: "passkey",
  secondFactor: "second-factor",
  calendarFeed: "calendar-feed",
  accessToken: "access-token",
} as const;
