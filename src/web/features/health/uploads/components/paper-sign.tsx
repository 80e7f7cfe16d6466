import type { UploadType } from "#contract/uploads.ts";
import { typeNames } from "../view-model.ts";

/** A small sheet with a folded corner and what it is; the words beside it say the same. */
export function PaperSign({ type }: { readonly type: UploadType }) {
  const isPaper = type === "application/pdf";
  const tone = isPaper ? "text-hibiscus-strong" : "text-violet-ink";
  return (
    <svg viewBox="0 0 40 48" className={`h-12 w-10 flex-none ${tone}`} aria-hidden="true">
      <path
        d="M6 1.5h19L38.5 15v27.5a4 4 0 0 1-4 4h-28.5a4 4 0 0 1-4-4v-37a4 4 0 0 1 4-4Z"
        className={isPaper ? "fill-hibiscus-wash" : "fill-violet-wash"}
      />
      <path
        d="M25 1.5V11a4 4 0 0 0 4 4h9.5M6 1.5h19L38.5 15v27.5a4 4 0 0 1-4 4h-28.5a4 4 0 0 1-4-4v-37a4 4 0 0 1 4-4Z"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinejoin="round"
      />
      <text x="20" y="35" textAnchor="middle" fontSize="10.5" fontWeight="700" fill="currentColor">
        {typeNames[type]}
      </text>
    </svg>
  );
}
