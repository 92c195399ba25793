import { type ComponentProps, createContext, type KeyboardEvent, use, useId } from 'react';
import { cn } from '@/lib/cn';

/* Written without Radix UI, because its tabs are 8 kB of code. The blog would load more code for one row of tabs than for its articles. */

interface TabsState {
  readonly id: string;
  readonly value: string;
  readonly selectTab: (value: string) => void;
}

/** The default value is never used, because all parts are rendered inside `Tabs`. */
const TabsContext = createContext<TabsState>({ id: '', value: '', selectTab: () => {} });

interface TabsProps<Value extends string> extends Omit<ComponentProps<'div'>, 'onChange'> {
  readonly value: Value;
  readonly onValueChange: (value: Value) => void;
}

function Tabs<Value extends string>({ value, onValueChange, ...props }: TabsProps<Value>) {
  const id = useId();
  return (
    // The context contains strings, because a context has no type parameter. The triggers of these tabs have values of the type `Value`.
    <TabsContext value={{ id, value, selectTab: next => onValueChange(next as Value) }}>
      <div data-slot="tabs" {...props} />
    </TabsContext>
  );
}

/** The index of the tab that a key selects. -1 means the last tab, as in `Array.at`, so ArrowLeft leads from the first tab to the last one. */
const tabIndexByKey: Partial<Record<string, (index: number, count: number) => number>> = {
  ArrowLeft: index => index - 1,
  ArrowRight: (index, count) => (index + 1) % count,
  Home: () => 0,
  End: () => -1,
};

function TabsList({ className, ...props }: ComponentProps<'div'>) {
  const selectByKey = (event: KeyboardEvent<HTMLDivElement>) => {
    const nextIndex = tabIndexByKey[event.key];
    // With a modifier the keys belong to the browser: Alt and ArrowLeft go back.
    if (!nextIndex || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')];
    const selectedIndex = tabs.findIndex(tab => tab.ariaSelected === 'true');
    const next = tabs.at(nextIndex(selectedIndex, tabs.length));
    // The keys would otherwise scroll the page.
    event.preventDefault();
    next?.click();
    next?.focus();
  };
  return (
    <div
      data-slot="tabs-list"
      role="tablist"
      aria-orientation="horizontal"
      onKeyDown={selectByKey}
      className={cn('flex snap-x gap-1 overflow-x-auto rounded-button bg-sunk p-1', className)}
      {...props}
    />
  );
}

function TabsTrigger({ value, className, ...props }: ComponentProps<'button'> & { value: string }) {
  const tabs = use(TabsContext);
  const isSelected = value === tabs.value;
  return (
    <button
      data-slot="tabs-trigger"
      type="button"
      role="tab"
      id={`${tabs.id}-${value}`}
      aria-controls={`${tabs.id}-panel`}
      aria-selected={isSelected}
      // Tab reaches only the selected tab. The arrow keys lead to the others.
      tabIndex={isSelected ? 0 : -1}
      onClick={() => tabs.selectTab(value)}
      className={cn(
        'min-h-11 shrink-0 snap-start rounded-input border border-transparent px-4 text-body font-semibold text-ink-muted aria-selected:border-line aria-selected:bg-surface aria-selected:text-indigo',
        className,
      )}
      {...props}
    />
  );
}

function TabsContent(props: ComponentProps<'div'>) {
  const { id, value } = use(TabsContext);
  return (
    <div
      data-slot="tabs-content"
      role="tabpanel"
      id={`${id}-panel`}
      aria-labelledby={`${id}-${value}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the tabs pattern of ARIA moves the focus from the tab to its panel.
      tabIndex={0}
      {...props}
    />
  );
}

export { Tabs, TabsContent, TabsList, TabsTrigger };
