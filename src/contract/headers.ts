/** Carries the caller's IANA time zone, so that a day is her day. */
export const TIME_ZONE_HEADER = "Time-Zone";
