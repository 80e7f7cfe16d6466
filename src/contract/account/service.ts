import * as z from "zod/mini";
import { endpoint } from "../kernel/endpoint.ts";

/**
 * Returns the operator of this instance as set in the environment; `null` where not set. Shown on
 * the privacy, terms and contact pages.
 * @example GET → 200 {"name":"Clinic Trust","email":"privacy@example.org","address":null,"informationOfficer":null}
 */
export const getOperator = endpoint({
  method: "GET",
  path: "/api/operator",
  access: "public",
  summary: "Who runs this copy of Mwezi",
  request: {},
  response: z.object({
    name: z.nullable(z.string()),
    email: z.nullable(z.string()),
    address: z.nullable(z.string()),
    informationOfficer: z.nullable(z.string()),
  }),
});
