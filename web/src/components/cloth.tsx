import { clsx } from 'clsx';

/** A decorative pattern behind its siblings, on deep ground. Never under text. */
export function Cloth({ className }: { className?: string }) {
  return <div aria-hidden="true" className={clsx('cloth pointer-events-none absolute -z-10', className)} />;
}
