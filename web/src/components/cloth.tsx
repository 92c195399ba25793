import { clsx } from 'clsx';

/** A decorative pattern behind its siblings, on a dark background, like a printed cloth of the four pillars' drawings. Do not place it under text. */
export function Cloth({ className }: { className?: string }) {
  return <div aria-hidden="true" className={clsx('cloth pointer-events-none absolute -z-10', className)} />;
}
