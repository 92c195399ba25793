import { clsx } from 'clsx';

/**
 * A decorative pattern, like a printed cloth, that repeats the drawings of the four pillars. It is painted behind its siblings. Put it on a
 * dark background, where it is not behind text.
 */
export function ClothPattern({ className }: { className?: string }) {
  return <div aria-hidden="true" className={clsx('cloth pointer-events-none absolute -z-10', className)} />;
}
