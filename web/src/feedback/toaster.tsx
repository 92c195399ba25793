import { CircleAlert, CircleCheck } from 'lucide-react';
import { resolveValue, type Toast, useToaster } from 'react-hot-toast/headless';
import { Spinner } from '../components/ui/spinner.tsx';
import { ToastAnnouncements } from './toast-announcements.tsx';

/** How long a toast is seen, in milliseconds (s.9). At most 20 at once is the library's own limit. */
const durations = {
  success: { duration: 2000 },
  error: { duration: 4000 },
  blank: { duration: 4000 },
  loading: { duration: Number.POSITIVE_INFINITY },
};

/** Shows the toasts. Screen readers get them from `ToastAnnouncements`. */
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
              {resolveValue(toast.message, toast)}
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
