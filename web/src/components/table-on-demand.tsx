import type { ReactNode } from 'react';
import { cn } from './ui/cn.ts';

interface TableOnDemandProps {
  /** Names the table for whoever does not see the drawing. */
  readonly caption: ReactNode;
  readonly columns: readonly string[];
  /** Whether the columns' names are shown; short tables say enough without. */
  readonly headed?: boolean;
  readonly className?: string;
  /** Its rows. */
  readonly children: ReactNode;
}

/** What a drawing shows, as a table, opened by whoever prefers one. Not on paper: there the drawing has its figures. */
export function TableOnDemand({ caption, columns, headed = false, className, children }: TableOnDemandProps) {
  return (
    <details className="group text-meta print:hidden">
      <summary className="inline-flex min-h-11 items-center rounded-chip font-semibold text-indigo underline decoration-2 underline-offset-4">
        Show as table
      </summary>
      <table className={cn('mt-1 w-full border-collapse text-body', className)}>
        <caption className="sr-only">{caption}</caption>
        <thead className={headed ? 'text-meta text-ink-muted' : 'sr-only'}>
          <tr>
            {columns.map((column, place) => (
              <th
                key={column}
                scope="col"
                className={cn('py-2 align-bottom', place === 0 ? 'text-start' : 'ps-3 text-end')}
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </details>
  );
}
