// `npm run check-data`: the command itself is in the server, and in its build for a machine without these scripts.
import "#server/check-data.ts";
