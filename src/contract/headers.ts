/** The caller's IANA time zone, which decides her calendar day. */
export const TIME_ZONE_HEADER = "Time-Zone";
