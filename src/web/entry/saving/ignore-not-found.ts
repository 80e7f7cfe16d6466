import { ApiError } from "#web/api/failures/errors.ts";
import { currentOf } from "../conflict/conflict.ts";

/** Treats an entry already deleted elsewhere as deleted. */
export async function ignoreNotFound(deleting: Promise<unknown>): Promise<void> {
  try {
    await deleting;
  } catch (error) {
    const isGone = error instanceof ApiError && error.status === 404;
    if (!isGone && currentOf(error) !== null) throw error;
  }
}
