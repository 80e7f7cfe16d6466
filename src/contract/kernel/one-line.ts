import * as z from "zod/mini";
import { limited, oneLineCheck, visibleCheck } from "./fields.ts";

/** A line, not empty. Surrounding spaces are not counted, but the raw text is bounded too. */
export const oneLine = (maxLength: number) =>
  limited(5 * maxLength).check(
    z.trim(),
    z.minLength(1, { abort: true }),
    z.maxLength(maxLength),
    visibleCheck,
    oneLineCheck,
  );
