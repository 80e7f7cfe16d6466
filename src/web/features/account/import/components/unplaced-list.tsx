import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { FileHistory, NotUnderstood } from "#web/readers/diary/file-history.ts";
import { keyOf } from "#web/readers/diary/kept-notes.ts";
import { Checkbox } from "#web/ui/fields/checkbox.tsx";
import { Summary } from "#web/ui/summary.tsx";
import { AsTyped } from "#web/ui/text/as-typed.tsx";

interface UnplacedListProps {
  readonly history: FileHistory;
  readonly included: ReadonlySet<string>;
  readonly onChange: (included: ReadonlySet<string>) => void;
}

export function UnplacedList({
  history: { notUnderstood },
  included,
  onChange,
}: UnplacedListProps) {
  if (notUnderstood.length === 0) return null;
  const keepable = notUnderstood.filter(({ notes }) => notes.length > 0);
  const keepAll = (isIncluded: boolean) => onChange(new Set(isIncluded ? keepable.map(keyOf) : []));
  return (
    <details className="group border-t border-line pt-1">
      <Summary>
        <Trans>Not imported: Mwezi has no matching field</Trans>
      </Summary>
      {keepable.length > 0 && (
        <div className="pb-2">
          <p className="text-sm text-soft">
            <Trans>Tick what you want to keep. We'll add it to that day's note.</Trans>
          </p>
          {keepable.length > 1 && (
            <Checkbox
              label={<Trans>Keep it all as notes</Trans>}
              checked={included.size === keepable.length}
              onChange={keepAll}
            />
          )}
        </div>
      )}
      <ul className="grid divide-y divide-line pb-1">
        {notUnderstood.map((one) => (
          <UnplacedLine
            key={keyOf(one)}
            one={one}
            isIncluded={included.has(keyOf(one))}
            onChange={(isIncluded) => onChange(changed(included, keyOf(one), isIncluded))}
          />
        ))}
      </ul>
    </details>
  );
}

function changed(
  included: ReadonlySet<string>,
  key: string,
  isIncluded: boolean,
): ReadonlySet<string> {
  const next = new Set(included);
  if (isIncluded) next.add(key);
  else next.delete(key);
  return next;
}

interface UnplacedLineProps {
  readonly one: NotUnderstood;
  readonly isIncluded: boolean;
  readonly onChange: (isIncluded: boolean) => void;
}

function UnplacedLine({ one, isIncluded, onChange }: UnplacedLineProps) {
  const { t } = useLingui();
  const { category, example, count, notes } = one;
  const name = example === category ? category : t`${category} (${example})`;
  return (
    <li className="flex items-center justify-between gap-x-4 text-sm">
      {notes.length > 0 ? (
        <Checkbox
          label={
            <span className="min-w-0 break-words">
              <AsTyped>{name}</AsTyped>
            </span>
          }
          checked={isIncluded}
          onChange={onChange}
        />
      ) : (
        <span className="min-w-0 py-2.5 break-words">
          <AsTyped>{name}</AsTyped>
        </span>
      )}
      <span className="flex-none text-soft tabular-nums">
        <Plural value={count} one="# time" other="# times" />
      </span>
    </li>
  );
}
