import { cva, type VariantProps } from 'class-variance-authority';
import { Circle, CircleAlert, CircleCheck, Info } from 'lucide-react';
import type { ReactNode } from 'react';

const badge = cva('inline-flex items-center gap-1.5 rounded-chip px-2.5 py-1 text-meta font-bold', {
  variants: {
    tone: {
      good: 'bg-good-tint text-good',
      warn: 'bg-warn-tint text-warn',
      danger: 'bg-danger-tint text-danger',
      info: 'bg-indigo-tint text-indigo',
      neutral: 'bg-sunk text-ink-muted',
    },
  },
  defaultVariants: { tone: 'neutral' },
});

const signs = { good: CircleCheck, warn: CircleAlert, danger: CircleAlert, info: Info, neutral: Circle };

/** A status, with an icon and a text, so that it does not depend on colour. */
export function Badge({ tone, children }: VariantProps<typeof badge> & { children: ReactNode }) {
  const Sign = signs[tone ?? 'neutral'];
  return (
    <span className={badge({ tone })}>
      <Sign aria-hidden size={18} />
      <span>{children}</span>
    </span>
  );
}
