/**
 * MomConnect: free on any network, by SMS or WhatsApp, until the child is two
 * (health.gov.za/momconnect; kznhealth.gov.za/momconnect.htm).
 */
export interface MaternalProgramme {
  readonly name: string;
  readonly country: string;
  readonly code: string;
  /** As a tel: link; `#` would start a fragment, so it is escaped. */
  readonly dialLink: string;
  readonly checkedOn: string;
  readonly source: string;
}

const MOM_CONNECT: MaternalProgramme = {
  name: "MomConnect",
  country: "South Africa",
  code: "*134*550#",
  dialLink: "tel:*134*550%23",
  checkedOn: "2026-11-20",
  source: "health.gov.za/momconnect",
};

/**
 * Returns the programme of a country, by its profile label; `null` without a verified number.
 * @example maternalProgramme("South Africa")?.code // "*134*550#"
 */
export function maternalProgramme(country: string | null): MaternalProgramme | null {
  return country === MOM_CONNECT.country ? MOM_CONNECT : null;
}
