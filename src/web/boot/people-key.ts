export const PEOPLE = "mwezi.people.v1";
