import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { UploadType } from "#contract/uploads.ts";

export const typeLabels: Record<UploadType, MessageDescriptor> = {
  "application/pdf": msg`PDF`,
  "image/jpeg": msg`JPEG photo`,
  "image/png": msg`PNG picture`,
  "image/heic": msg`HEIC photo`,
};
