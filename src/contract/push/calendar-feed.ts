import * as z from "zod/mini";
import { endpoint } from "../kernel/endpoint.ts";
import { InstantSchema, ShortTextSchema } from "../kernel/fields.ts";
import { fileOf } from "../kernel/files.ts";

const FeedSchema = z.object({
  /** The feed's path on this server; anyone with it can read the feed. */
  path: z.string(),
  createdAt: InstantSchema,
});

/**
 * Returns the path of the calendar feed; `null` if there is none.
 * @example GET → 200 {"feed":{"path":"/api/calendar-feed/AbC…","createdAt":"2026-11-20T08:00:00.000Z"}}
 */
export const getCalendarFeed = endpoint({
  method: "GET",
  path: "/api/calendar-feed",
  summary: "The address of the calendar feed",
  request: {},
  response: z.object({ feed: z.nullable(FeedSchema) }),
});

/**
 * Creates a calendar feed of the reminders, or replaces its path; the earlier path stops working.
 * It contains the reminders that are on, for 60 days from the last time the app was opened, with
 * the user's own words or "You have a note", and nothing else. Errors: 403 `proof_needed`.
 * @example POST → 201 {"path":"/api/calendar-feed/AbC…","createdAt":"2026-11-20T08:00:00.000Z"}
 */
export const makeCalendarFeed = endpoint({
  method: "POST",
  path: "/api/calendar-feed",
  summary: "Make a calendar feed, or renew its address",
  request: {},
  response: FeedSchema,
  status: 201,
  errors: ["proof_needed"],
});

/** Deletes the feed; its path stops working. @example DELETE → 204 */
export const endCalendarFeed = endpoint({
  method: "DELETE",
  path: "/api/calendar-feed",
  summary: "End the calendar feed",
  request: {},
  response: null,
});

/**
 * Returns the feed for a calendar app (RFC 5545). The token opens nothing but the feed.
 * Errors: 404 `not_found` for an unknown or deleted feed.
 * @example GET /api/calendar-feed/AbC… → 200 BEGIN:VCALENDAR…SUMMARY:You have a note…
 */
export const readCalendarFeed = endpoint({
  method: "GET",
  path: "/api/calendar-feed/{token}",
  access: "public",
  summary: "The calendar feed, as a calendar reads it",
  request: { params: z.strictObject({ token: ShortTextSchema }) },
  response: fileOf("text/calendar"),
  errors: ["not_found"],
});
