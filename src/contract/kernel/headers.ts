/** The caller's IANA time zone, which decides her calendar day. */
export const TIME_ZONE_HEADER = "Time-Zone";

/** On every document of ours: a page that a network puts in its place lacks it. */
export const DOCUMENT_HEADER = "Mwezi-Document";
