import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { cn } from './cn.ts';

/** Where a key leads from a tab; -1 is the last one. */
const keySteps: Partial<Record<string, (index: number, count: number) => number>> = {
  ArrowLeft: index => index - 1,
  ArrowRight: (index, count) => (index + 1) % count,
  Home: () => 0,
  End: () => -1,
};

interface TabsProps<Tab extends string> {
  /** Accessible name. */
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly chosen: Tab;
  readonly onChoose: (tab: Tab) => void;
  readonly className?: string;
  /** What belongs to the chosen tab. */
  readonly children: ReactNode;
}

/** Tabs over their panel: arrow keys, Home and End choose among them. Without Radix, which is 7 kB. */
export function Tabs<Tab extends string>({
  label,
  tabs,
  chosen,
  onChoose,
  className,
  children,
}: TabsProps<Tab>) {
  const id = useId();
  const chooseByKey = (event: KeyboardEvent) => {
    const next = tabs.at(keySteps[event.key]?.(tabs.indexOf(chosen), tabs.length) ?? tabs.length);
    if (!next || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    event.preventDefault();
    onChoose(next);
    document.getElementById(`${id}-${next}`)?.focus();
  };
  return (
    <div>
      <div
        role="tablist"
        aria-label={label}
        aria-orientation="horizontal"
        onKeyDown={chooseByKey}
        className={cn('flex snap-x gap-1 overflow-x-auto rounded-button bg-sunk p-1', className)}
      >
        {tabs.map(tab => (
          <button
            key={tab}
            type="button"
            role="tab"
            id={`${id}-${tab}`}
            aria-controls={`${id}-panel`}
            aria-selected={tab === chosen}
            tabIndex={tab === chosen ? 0 : -1}
            onClick={() => onChoose(tab)}
            className="min-h-11 shrink-0 snap-start rounded-input border border-transparent px-4 text-body font-semibold text-ink-muted aria-selected:border-line aria-selected:bg-surface aria-selected:text-indigo"
          >
            {tab}
          </button>
        ))}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the Tab key leads from the tab to its panel. */}
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${chosen}`} tabIndex={0}>
        {children}
      </div>
    </div>
  );
}
