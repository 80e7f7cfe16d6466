/** The storage key of the accounts remembered on this device. */
export const PEOPLE = "mwezi.people.v1";
