import type { VariantProps } from 'class-variance-authority';
import { Children, type ComponentProps, type MouseEvent, type ReactNode } from 'react';
import { Link } from 'wouter';
import { cn } from '@/lib/cn';
import { Spinner } from '../loading.tsx';
import { buttonVariants } from './button-variants.ts';

/* Not a Radix component, because native buttons and links have all the behaviour that is needed. */

type Variants = VariantProps<typeof buttonVariants>;

interface ButtonProps extends ComponentProps<'button'>, Variants {
  /** Shows a spinner, and ignores presses. The button stays focusable, because a disabled button would lose the focus. */
  readonly busy?: boolean;
  /** Replaces the label while the button is busy. Default: the label stays, next to the spinner. */
  readonly busyLabel?: string;
}

function Button({
  variant,
  size,
  busy = false,
  busyLabel,
  className,
  onClick,
  children,
  type = 'button',
  ...props
}: ButtonProps) {
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    // `preventDefault`, so that a busy submit button does not submit its form.
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      data-slot="button"
      type={type}
      className={cn(buttonVariants({ variant, size, className }))}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={handleClick}
      {...props}
    >
      {busy && <Spinner />}
      {wrapTexts(busy && busyLabel !== undefined ? busyLabel : children)}
    </button>
  );
}

/**
 * Wraps each text in an element. Page translators replace text nodes, and React can then neither change such a text nor insert an
 * element before it (facebook/react#11538).
 */
function wrapTexts(content: ReactNode): ReactNode {
  return Children.map(content, part => (typeof part === 'string' ? <span>{part}</span> : part));
}

interface ButtonLinkProps extends ComponentProps<'a'>, Variants {
  readonly href: string;
  readonly state?: unknown;
}

function ButtonLink({ variant, size, className, ...props }: ButtonLinkProps) {
  return <Link data-slot="button" className={cn(buttonVariants({ variant, size, className }))} {...props} />;
}

// `buttonVariants` is exported here too, because components that `shadcn add` creates import it from this file.
export { Button, ButtonLink, buttonVariants };
