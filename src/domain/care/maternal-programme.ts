/**
 * A free programme of messages through pregnancy. MomConnect is run by the South African National
 * Department of Health, by SMS or WhatsApp, until the baby is two; the code is free on any network
 * (health.gov.za/momconnect; kznhealth.gov.za/momconnect.htm).
 */
export interface MaternalProgramme {
  readonly name: string;
  readonly country: string;
  /** As she types it into her phone. */
  readonly code: string;
  /** The same as a link that a phone dials: `#` would end the address, so it is escaped. */
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
 * The maternal message programme of a country, by its label in the profile; `null` where none with
 * a number that could be checked is known.
 * @example maternalProgramme("South Africa")?.code // "*134*550#"
 */
export function maternalProgramme(country: string | null): MaternalProgramme | null {
  return country === MOM_CONNECT.country ? MOM_CONNECT : null;
}
