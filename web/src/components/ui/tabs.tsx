import { Tabs as Radix } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cn } from './cn.ts';

export const Tabs = Radix.Root;

/** The row of tabs; it scrolls sideways where it is wider than the screen. */
export function TabsList({ className, ...rest }: ComponentProps<typeof Radix.List>) {
  return (
    <Radix.List
      className={cn('flex snap-x gap-1 overflow-x-auto rounded-button bg-sunk p-1', className)}
      {...rest}
    />
  );
}

export function TabsTrigger({ className, ...rest }: ComponentProps<typeof Radix.Trigger>) {
  return (
    <Radix.Trigger
      className={cn(
        'min-h-11 shrink-0 snap-start rounded-input border border-transparent px-4 text-body font-semibold text-ink-muted data-[state=active]:border-line data-[state=active]:bg-surface data-[state=active]:text-indigo',
        className,
      )}
      {...rest}
    />
  );
}

export function TabsContent({ className, ...rest }: ComponentProps<typeof Radix.Content>) {
  return <Radix.Content className={cn('pt-6 data-[state=inactive]:hidden', className)} {...rest} />;
}
