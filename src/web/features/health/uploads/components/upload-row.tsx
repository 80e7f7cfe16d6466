import { Trans, useLingui } from "@lingui/react/macro";
import type { Upload, UploadType } from "#contract/entries/uploads.ts";
import { FailureNotice } from "#web/entry/saving/failure-notice.tsx";
import { formatDay } from "#web/i18n/format-day.ts";
import { Button } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { AsTyped } from "#web/ui/text/as-typed.tsx";
import { useDownload } from "../api.ts";
import { isPicture, sizeText, typeNames } from "../view-model.ts";

interface UploadRowProps {
  readonly upload: Upload;
  readonly onShow: () => void;
  readonly onEdit: () => void;
}

// On a narrow phone the three actions have no icons, so that they fit in one row.
const WIDE_ONLY = "flex-none max-sm:hidden";

export function UploadRow({ upload, onShow, onEdit }: UploadRowProps) {
  const { i18n, t } = useLingui();
  const { mutate, isPending, error } = useDownload();
  const { name, type, bytes } = upload;
  const day = formatDay(upload.date, i18n.locale);
  const size = sizeText(bytes, i18n.locale);
  return (
    <li className="grid gap-2 py-4 first:pt-0 sm:grid-cols-[1fr_auto] sm:items-center">
      <div className="flex min-w-0 items-center gap-4">
        <PaperSign type={type} />
        <div className="min-w-0">
          <p className="font-semibold break-words">
            <AsTyped>{name}</AsTyped>
          </p>
          <p className="text-sm text-soft">
            {day} · {typeNames[type]} · {size}
          </p>
        </div>
      </div>
      <div className="-ml-3 flex flex-wrap sm:ml-0">
        {isPicture(type) && (
          <Button variant="quiet" className="px-3!" onClick={onShow} aria-label={t`Show ${name}`}>
            <Trans>Show</Trans>
          </Button>
        )}
        <Button
          variant="quiet"
          className="px-3!"
          busy={isPending}
          onClick={() => mutate(upload)}
          aria-label={t`Download ${name}`}
        >
          <Icon name="download" size={19} className={WIDE_ONLY} />
          {isPending ? <Trans>Fetching...</Trans> : <Trans>Download</Trans>}
        </Button>
        <Button variant="quiet" className="px-3!" onClick={onEdit} aria-label={t`Edit ${name}`}>
          <Icon name="pencil" size={19} className={WIDE_ONLY} />
          <Trans>Edit</Trans>
        </Button>
      </div>
      {error !== null && (
        <div className="sm:col-span-2">
          <FailureNotice failure={error} />
        </div>
      )}
    </li>
  );
}

function PaperSign({ type }: { readonly type: UploadType }) {
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
