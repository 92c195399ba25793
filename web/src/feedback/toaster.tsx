import { CircleAlert, CircleCheck } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { resolveValue, type Toast, useToaster } from 'react-hot-toast/headless';
import { Spinner } from '@/components/loading';

/** How long a toast is seen, in milliseconds (s.9). At most 20 at once is the library's own limit. */
const durations = {
  success: { duration: 2000 },
  error: { duration: 4000 },
  blank: { duration: 4000 },
  loading: { duration: Number.POSITIVE_INFINITY },
};

export function Toaster() {
  const { toasts, handlers } = useToaster(durations);
  return (
    <>
      <ToastAnnouncements toasts={toasts} />
      <ul
        aria-hidden="true"
        onMouseEnter={handlers.startPause}
        onMouseLeave={handlers.endPause}
        className="pointer-events-none fixed inset-x-4 bottom-24 z-50 grid justify-items-center gap-2 sm:bottom-8"
      >
        {toasts
          .filter(toast => toast.visible)
          .map(toast => (
            <li
              key={toast.id}
              className="reveal pointer-events-auto flex max-w-content items-center gap-3 rounded-button border border-line bg-surface px-4 py-3 text-body font-semibold text-ink shadow-dialog"
            >
              <ToastSign type={toast.type} />
              <span>{resolveValue(toast.message, toast)}</span>
            </li>
          ))}
      </ul>
    </>
  );
}

function ToastSign({ type }: { type: Toast['type'] }) {
  if (type === 'success') return <CircleCheck aria-hidden size={20} className="shrink-0 text-good" />;
  if (type === 'error') return <CircleAlert aria-hidden size={20} className="shrink-0 text-danger" />;
  return type === 'loading' ? <Spinner /> : null;
}

/** Milliseconds that an announcement stays: a screen reader may need longer than the eye. */
const announcedMs = 6000;

/** Announces each toast once to screen readers, in two live regions that are empty at first. */
function ToastAnnouncements({ toasts }: { toasts: readonly Toast[] }) {
  const announced = useAnnounced(toasts);
  const line = (toast: Toast) => <p key={toast.id}>{resolveValue(toast.message, toast)}</p>;
  return (
    <>
      <div role="status" aria-live="polite" className="sr-only">
        {announced.filter(toast => toast.type !== 'error').map(line)}
      </div>
      <div role="alert" aria-live="assertive" className="sr-only">
        {announced.filter(toast => toast.type === 'error').map(line)}
      </div>
    </>
  );
}

function useAnnounced(toasts: readonly Toast[]): readonly Toast[] {
  const [announced, setAnnounced] = useState<readonly Toast[]>([]);
  const known = useRef(new Set<string>());
  useEffect(() => {
    const fresh = toasts.filter(toast => toast.visible && !known.current.has(keyOf(toast)));
    if (fresh.length === 0) return;
    for (const toast of fresh) known.current.add(keyOf(toast));
    const keys = new Set(fresh.map(toast => toast.id));
    setAnnounced(before => [...before.filter(toast => !keys.has(toast.id)), ...fresh]);
    // Not undone by the next toast: each is announced for its whole time.
    setTimeout(() => setAnnounced(before => before.filter(toast => !fresh.includes(toast))), announcedMs);
  }, [toasts]);
  return announced;
}

/** A loading toast that turns into its outcome keeps its id and is announced anew. */
const keyOf = (toast: Toast) => `${toast.id} ${toast.type}`;
