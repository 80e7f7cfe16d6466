import { Content, List, Root, Trigger } from "@radix-ui/react-tabs";
import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

interface Tab<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  readonly content: ReactNode;
}

interface TabsProps<Value extends string> {
  /** Names the row of tabs for a screen reader. */
  readonly label: string;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly tabs: readonly Tab<Value>[];
  /** In two rows, all in sight, rather than in one that scrolls. */
  readonly wraps?: boolean | undefined;
}

export function Tabs<Value extends string>({
  label,
  value,
  onChange,
  tabs,
  wraps,
}: TabsProps<Value>) {
  const choose = (chosen: string) => {
    const tab = tabs.find((candidate) => candidate.value === chosen);
    if (tab) onChange(tab.value);
  };
  return (
    <Root value={value} onValueChange={choose}>
      <List
        aria-label={label}
        className={classNames(
          "mb-6 max-w-full gap-1 bg-bead p-1",
          wraps ? "grid grid-cols-2 rounded-[1.75rem]" : "flex overflow-x-auto rounded-full",
        )}
      >
        {tabs.map((tab) => (
          <Trigger
            key={tab.value}
            value={tab.value}
            className="min-h-11 flex-1 rounded-full px-3 sm:px-4 font-semibold whitespace-nowrap text-soft max-sm:px-2 max-sm:text-sm transition-[background,color] data-[state=active]:bg-card data-[state=active]:text-ink data-[state=active]:shadow-card"
          >
            {tab.label}
          </Trigger>
        ))}
      </List>
      {tabs.map((tab) => (
        <Content key={tab.value} value={tab.value}>
          {tab.content}
        </Content>
      ))}
    </Root>
  );
}
