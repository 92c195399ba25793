import { Spinner } from './ui/spinner.tsx';

/** The loading text of the specification in a status region, for example 'Loading Report Table...'. */
export function Loading({ children = 'Loading...' }: { children?: string }) {
  return (
    <p role="status" className="flex items-center gap-3 py-6 text-body text-ink-muted">
      <Spinner />
      {children}
    </p>
  );
}
