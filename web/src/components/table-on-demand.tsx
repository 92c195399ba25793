import type { ReactNode } from 'react';
import { cn } from './ui/cn.ts';

interface TableOnDemandProps {
  /** Accessible name of the table. */
  readonly caption: ReactNode;
  readonly columns: readonly string[];
  /** Whether column headings are visible. */
  readonly headed?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

/** The data of a drawing as a table, which people can open. Not printed, since the drawing has the numbers. */
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
