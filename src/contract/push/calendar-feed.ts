import * as z from "zod/mini";
import { endpoint } from "../kernel/endpoint.ts";
import { InstantSchema, ShortTextSchema } from "../kernel/fields.ts";
import { FileSchema } from "../kernel/files.ts";

const FeedSchema = z.object({
  /** Where a calendar reads it, on this server: whoever has it reads what the feed says. */
  path: z.string(),
  createdAt: InstantSchema,
});

/**
 * The address of her calendar feed; `null` while she has none.
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
 * Makes a feed of her reminders for a calendar, or gives it another address: the one before opens
 * nothing any more. It holds the reminders that are on, for 60 days from the last time she opened
 * Mwezi, with her own words or "You have a note", and nothing else of her record.
 * @example POST → 201 {"path":"/api/calendar-feed/AbC…","createdAt":"2026-11-20T08:00:00.000Z"}
 */
export const makeCalendarFeed = endpoint({
  method: "POST",
  path: "/api/calendar-feed",
  summary: "Make a calendar feed, or renew its address",
  request: {},
  response: FeedSchema,
  status: 201,
});

/**
 * Ends the feed: its address opens nothing any more.
 * @example DELETE → 204
 */
export const endCalendarFeed = endpoint({
  method: "DELETE",
  path: "/api/calendar-feed",
  summary: "End the calendar feed",
  request: {},
  response: null,
});

/**
 * What a calendar reads (RFC 5545). The token opens the feed and nothing else.
 * Errors: 404 `not_found` for whatever is no feed, or none any more.
 * @example GET /api/calendar-feed/AbC… → 200 BEGIN:VCALENDAR…SUMMARY:You have a note…
 */
export const readCalendarFeed = endpoint({
  method: "GET",
  path: "/api/calendar-feed/{token}",
  access: "public",
  summary: "The calendar feed, as a calendar reads it",
  request: { params: z.strictObject({ token: ShortTextSchema }) },
  response: FileSchema,
  errors: ["not_found"],
});
