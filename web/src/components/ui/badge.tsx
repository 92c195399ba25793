import { cva, type VariantProps } from 'class-variance-authority';
import { Circle, CircleAlert, CircleCheck, Info } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn';

/*
 * Not a Radix component, because a badge has no behaviour. The variant `destructive` has shadcn's name, so that components of its registry
 * can use this badge.
 */

const badgeVariants = cva('inline-flex items-center gap-1.5 rounded-chip px-2.5 py-1 text-meta font-bold', {
  variants: {
    variant: {
      default: 'bg-sunk text-ink-muted',
      good: 'bg-good-tint text-good',
      warn: 'bg-warn-tint text-warn',
      destructive: 'bg-danger-tint text-danger',
      info: 'bg-indigo-tint text-indigo',
    },
  },
  defaultVariants: { variant: 'default' },
});

const variantIcons = {
  default: Circle,
  good: CircleCheck,
  warn: CircleAlert,
  destructive: CircleAlert,
  info: Info,
};

/** A status with an icon and a text, so that its meaning does not depend on the colour alone (WCAG 1.4.1). */
function Badge({
  variant,
  className,
  children,
  ...props
}: ComponentProps<'span'> & VariantProps<typeof badgeVariants>) {
  const Icon = variantIcons[variant ?? 'default'];
  return (
    <span data-slot="badge" className={cn(badgeVariants({ variant, className }))} {...props}>
      <Icon aria-hidden size={18} />
      <span>{children}</span>
    </span>
  );
}

export { Badge };
