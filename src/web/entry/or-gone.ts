import { ApiError } from "#web/api/errors.ts";
import { currentOf } from "./conflict/conflict.ts";

/** What is gone already, from another tab, is as good as deleted. */
export async function orGone(deleting: Promise<unknown>): Promise<void> {
  try {
    await deleting;
  } catch (error) {
    const isGone = error instanceof ApiError && error.status === 404;
    if (!isGone && currentOf(error) !== null) throw error;
  }
}
