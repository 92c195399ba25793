import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '@/lib/cn';

interface FoldProps {
  readonly summary: string;
  readonly open?: boolean;
  /** Whether the summary looks like normal text instead of a link. For less important content. */
  readonly isSubtle?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A native disclosure (`details`). Print styles open it (`features/reports/analysis/print.css`). */
export function Fold({ children, className, open = false, isSubtle = false, summary }: FoldProps) {
  return (
    <details open={open} className={cn('group/fold', className)}>
      <summary
        className={cn(
          'flex min-h-11 items-center gap-2 rounded-chip text-body leading-snug',
          isSubtle ? 'font-semibold hover:underline' : 'font-bold text-indigo in-[.on-deep]:text-on-deep',
        )}
      >
        <ChevronDown
          aria-hidden
          size={20}
          className="shrink-0 transition-[rotate] duration-[180ms] group-open/fold:rotate-180 print:hidden"
        />
        <span>{summary}</span>
      </summary>
      {children}
    </details>
  );
}
