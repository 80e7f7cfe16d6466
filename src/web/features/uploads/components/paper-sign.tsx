import type { UploadType } from "#contract/uploads.ts";
import { isPicture } from "../view-model.ts";

const LETTERS: Record<UploadType, string> = {
  "application/pdf": "PDF",
  "image/jpeg": "JPG",
  "image/png": "PNG",
  "image/heic": "HEIC",
};

/** A small sheet with a folded corner and what it is; the words beside it say the same. */
export function PaperSign({ type }: { readonly type: UploadType }) {
  const tone =
    isPicture(type) || type === "image/heic" ? "text-violet-ink" : "text-hibiscus-strong";
  const wash = isPicture(type) || type === "image/heic" ? "fill-violet-wash" : "fill-hibiscus-wash";
  return (
    <svg viewBox="0 0 40 48" className={`h-12 w-10 flex-none ${tone}`} aria-hidden="true">
      <path
        d="M6 1.5h19L38.5 15v27.500a4 4 0 0 1-4 4h-28.500a4 4 0 0 1-4-4v-37a4 4 0 0 1 4-4Z"
        className={wash}
      />
      <path
        d="M25 1.500V11a4 4 0 0 0 4 4h9.500M6 1.500h19L38.5 15v27.500a4 4 0 0 1-4 4h-28.500a4 4 0 0 1-4-4v-37a4 4 0 0 1 4-4Z"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinejoin="round"
      />
      <text x="20" y="35" textAnchor="middle" fontSize="10.5" fontWeight="700" fill="currentColor">
        {LETTERS[type]}
      </text>
    </svg>
  );
}
