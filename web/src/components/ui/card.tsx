import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { cn } from './cn.ts';

const card = cva('rounded-card', {
  variants: {
    tone: {
      plain: 'border border-line bg-surface text-ink',
      tint: 'bg-indigo-tint text-ink',
      deep: 'on-deep relative isolate overflow-hidden bg-indigo-deep text-on-deep',
    },
    space: { md: 'p-6', sm: 'p-4', none: '' },
  },
  defaultVariants: { tone: 'plain', space: 'md' },
});

export function Card({ tone, space, className, ...rest }: ComponentProps<'div'> & VariantProps<typeof card>) {
  return <div className={cn(card({ tone, space }), className)} {...rest} />;
}
