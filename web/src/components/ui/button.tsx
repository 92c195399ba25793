import { cva, type VariantProps } from 'class-variance-authority';
import { Children, type ComponentProps, type MouseEvent, type ReactNode } from 'react';
import { Link } from 'wouter';
import { Spinner } from '../loading.tsx';
import { cn } from './cn.ts';

export const buttonVariants = cva(
  'relative inline-flex items-center justify-center gap-2 rounded-button text-center font-bold no-underline transition-[background-color,border-color,scale] duration-[120ms] ease-out active:not-aria-disabled:scale-[0.985] aria-disabled:cursor-not-allowed disabled:cursor-not-allowed disabled:opacity-55',
  {
    variants: {
      variant: {
        primary: 'bg-indigo text-on-indigo hover:not-aria-disabled:bg-indigo-hover',
        /** The main action, on deep ground only. */
        action: 'bg-marigold text-on-marigold hover:not-aria-disabled:brightness-95',
        outline:
          'border border-line-strong bg-transparent text-ink hover:not-aria-disabled:border-indigo hover:not-aria-disabled:bg-indigo-tint',
        onDeep:
          'border border-on-deep-muted bg-transparent text-on-deep hover:not-aria-disabled:bg-on-deep/10',
        quiet: 'bg-transparent text-indigo hover:not-aria-disabled:bg-indigo-tint',
        danger: 'bg-danger-tint text-danger hover:not-aria-disabled:brightness-95',
        link: 'rounded-chip bg-transparent text-indigo underline decoration-2 underline-offset-4 hover:not-aria-disabled:text-indigo-hover',
      },
      size: {
        md: 'min-h-12 px-5 py-2.5 text-body',
        lg: 'min-h-13 px-6 py-3 text-lead',
        sm: 'min-h-11 px-4 py-2 text-meta',
        inline: 'min-h-11 px-1 text-body',
        icon: 'size-11 shrink-0',
      },
      width: { auto: '', full: 'w-full' },
    },
    defaultVariants: { variant: 'primary', size: 'md', width: 'auto' },
  },
);

type Looks = VariantProps<typeof buttonVariants>;

interface ButtonProps extends ComponentProps<'button'>, Looks {
  /** Shows a spinner and ignores clicks. */
  readonly busy?: boolean;
  /** Replaces the label while busy. By default the label stays beside the spinner. */
  readonly busyLabel?: string;
}

/** A button; `type` is `button` by default. */
export function Button({
  variant,
  size,
  width,
  busy = false,
  busyLabel,
  className,
  onClick,
  children,
  type = 'button',
  ...attributes
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type={type}
      className={cn(buttonVariants({ variant, size, width }), className)}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={press}
      {...attributes}
    >
      {busy && <Spinner />}
      {withOwnElements(busy && busyLabel !== undefined ? busyLabel : children)}
    </button>
  );
}

/**
 * Content with each text in an element of its own. Page translators replace text nodes, so that React can neither change such
 * a text nor insert anything before it (facebook/react#11538). The rule holds for all texts that stand beside something.
 */
function withOwnElements(content: ReactNode): ReactNode {
  return Children.map(content, part => (typeof part === 'string' ? <span>{part}</span> : part));
}

interface ButtonLinkProps extends ComponentProps<'a'>, Looks {
  readonly href: string;
  /** For the entry of the history. */
  readonly state?: unknown;
}

/** A link to another page of ours that looks like a button. */
export function ButtonLink({ variant, size, width, className, ...link }: ButtonLinkProps) {
  return <Link {...link} className={cn(buttonVariants({ variant, size, width }), className)} />;
}
