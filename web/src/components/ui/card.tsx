import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn';

/* Not a Radix component, because a card has no behaviour. */

const cardVariants = cva('rounded-card', {
  variants: {
    variant: {
      default: 'border border-line bg-surface text-ink',
      tint: 'bg-indigo-tint text-ink',
      deep: 'on-deep relative isolate overflow-hidden bg-indigo-deep text-on-deep',
    },
    size: { default: 'p-6', sm: 'p-4' },
  },
  defaultVariants: { variant: 'default', size: 'default' },
});

function Card({
  variant,
  size,
  className,
  ...props
}: ComponentProps<'div'> & VariantProps<typeof cardVariants>) {
  return <div data-slot="card" className={cn(cardVariants({ variant, size, className }))} {...props} />;
}

export { Card };
