import { type KeyboardEvent, type ReactNode, useId } from "react";
import { classNames } from "./class-names.ts";

interface Tab<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  readonly content: ReactNode;
}

interface TabsProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly tabs: readonly Tab<Value>[];
  /** Two rows on every screen; otherwise one that scrolls, and wraps in large letters. */
  readonly wraps?: boolean | undefined;
}

/** @see https://www.w3.org/WAI/ARIA/apg/patterns/tabs/ */
export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { label, value, onChange, tabs, wraps } = props;
  const id = useId();
  const chosen = tabs.findIndex((tab) => tab.value === value);

  const choose = (event: KeyboardEvent<HTMLElement>) => {
    const next = tabs[indexByKey(event.key, chosen, tabs.length) ?? -1];
    if (!next) return;
    event.preventDefault();
    onChange(next.value);
    document.getElementById(`${id}-${next.value}`)?.focus();
  };

  return (
    <>
      <div
        role="tablist"
        aria-label={label}
        className={classNames(
          "mb-4 max-w-[min(100%,42rem)] gap-1 bg-bead p-1 sm:mb-6",
          wraps
            ? "grid grid-cols-2 rounded-[1.75rem]"
            : "flex overflow-x-auto rounded-[1.75rem] max-[17rem]:flex-wrap",
        )}
      >
        {tabs.map((tab, index) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-${tab.value}`}
            aria-selected={index === chosen}
            aria-controls={index === chosen ? `${id}-panel` : undefined}
            tabIndex={index === chosen ? 0 : -1}
            onClick={() => onChange(tab.value)}
            onKeyDown={choose}
            className={classNames(
              "min-h-11 flex-auto rounded-full px-3 py-1 leading-tight text-balance sm:px-4 font-semibold text-soft max-sm:px-1.5 max-sm:text-sm transition-[background,color] aria-selected:bg-chosen aria-selected:text-ink aria-selected:shadow-card",
              !wraps && "sm:whitespace-nowrap",
            )}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div
        key={value}
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${value}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the pattern wants a panel without controls reached
        tabIndex={0}
      >
        {tabs[chosen]?.content}
      </div>
    </>
  );
}

function indexByKey(key: string, index: number, count: number): number | null {
  switch (key) {
    case "ArrowRight":
      return (index + 1) % count;
    case "ArrowLeft":
      return (index + count - 1) % count;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return null;
  }
}
