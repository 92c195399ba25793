import { clsx } from 'clsx';

/**
 * A decorative pattern of the drawings of the four pillars, like a printed cloth. It is behind its siblings, and needs a dark background
 * without text.
 */
export function ClothPattern({ className }: { className?: string }) {
  return <div aria-hidden="true" className={clsx('cloth pointer-events-none absolute -z-10', className)} />;
}
