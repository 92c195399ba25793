import { cva } from 'class-variance-authority';

/**
 * The classes of a button, also for links: `<Link className={buttonVariants({ variant: 'outline' })}>`. Only a `disabled` button is faded. A
 * busy button is `aria-disabled`, and keeps its full opacity. `secondary` is for components of shadcn's registry.
 */
export const buttonVariants = cva(
  'relative inline-flex items-center justify-center gap-2 rounded-button text-center font-bold no-underline transition-[background-color,border-color,scale] duration-[120ms] ease-out active:not-aria-disabled:scale-[0.985] aria-disabled:cursor-not-allowed disabled:cursor-not-allowed disabled:opacity-55',
  {
    variants: {
      variant: {
        default: 'bg-indigo text-on-indigo hover:not-aria-disabled:bg-indigo-hover',
        /** The main action on a dark background. */
        action: 'bg-marigold text-on-marigold hover:not-aria-disabled:brightness-95',
        outline:
          'border border-line-strong bg-transparent text-ink hover:not-aria-disabled:border-indigo hover:not-aria-disabled:bg-indigo-tint',
        /** Like `outline`, on a dark background. */
        onDeep:
          'border border-on-deep-muted bg-transparent text-on-deep hover:not-aria-disabled:bg-on-deep/10',
        secondary: 'bg-sunk text-ink hover:not-aria-disabled:bg-line',
        ghost: 'bg-transparent text-indigo hover:not-aria-disabled:bg-indigo-tint',
        destructive: 'bg-danger-tint text-danger hover:not-aria-disabled:brightness-95',
        link: 'rounded-chip bg-transparent text-indigo underline decoration-2 underline-offset-4 hover:not-aria-disabled:text-indigo-hover',
      },
      size: {
        default: 'min-h-12 px-5 py-2.5 text-body',
        lg: 'min-h-13 px-6 py-3 text-lead',
        sm: 'min-h-11 px-4 py-2 text-meta',
        inline: 'min-h-11 px-1 text-body',
        icon: 'size-11 shrink-0',
      },
    },
    defaultVariants: { variant: 'default', size: 'default' },
  },
);
