/** The caller's IANA time zone, which decides the local calendar day. */
export const TIME_ZONE_HEADER = "Time-Zone";

/** Set on all our documents; a captive portal's page lacks it. */
export const DOCUMENT_HEADER = "Mwezi-Document";

/** The only Trusted Types policy that pages may create; it names the service worker's script. */
export const TRUSTED_POLICY = "mwezi";
