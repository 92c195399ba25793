import { Search } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from './ui/cn.ts';
import { Input } from './ui/field.tsx';

/** A search input with its icon. */
export function SearchField({ className, ...rest }: ComponentProps<'input'>) {
  return (
    <>
      <Search
        aria-hidden
        size={20}
        className="pointer-events-none absolute inset-y-0 start-4 my-auto text-ink-muted"
      />
      <Input type="search" autoComplete="off" className={cn('ps-12', className)} {...rest} />
    </>
  );
}
