import { CircleAlert, CircleCheck } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { resolveValue, type Toast, useToaster } from 'react-hot-toast/headless';

/** The visible toasts. s.9 gives their duration and maximum number, which are the defaults of the library. */
export function Toaster() {
  const { toasts, handlers } = useToaster();
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
              <ToastIcon type={toast.type} />
              <span>{resolveValue(toast.message, toast)}</span>
            </li>
          ))}
      </ul>
    </>
  );
}

function ToastIcon({ type }: { type: Toast['type'] }) {
  if (type === 'success') return <CircleCheck aria-hidden size={20} className="shrink-0 text-good" />;
  return type === 'error' ? <CircleAlert aria-hidden size={20} className="shrink-0 text-danger" /> : null;
}

/** How long an announcement stays, in milliseconds: longer than any toast (at most 4000 ms, s.9), because a screen reader may read it late. */
const announcementMs = 6000;

/**
 * Announces each toast once. Both live regions are always mounted, because screen readers announce only content that is added to a region
 * on the page.
 */
function ToastAnnouncements({ toasts }: { toasts: readonly Toast[] }) {
  const announced = useAnnounced(toasts);
  const paragraphOf = (toast: Toast) => <p key={toast.id}>{resolveValue(toast.message, toast)}</p>;
  return (
    <>
      <div role="status" aria-live="polite" className="sr-only">
        {announced.filter(toast => toast.type !== 'error').map(paragraphOf)}
      </div>
      <div role="alert" aria-live="assertive" className="sr-only">
        {announced.filter(toast => toast.type === 'error').map(paragraphOf)}
      </div>
    </>
  );
}

/** The toasts that are announced at the moment. */
function useAnnounced(toasts: readonly Toast[]): readonly Toast[] {
  const [announced, setAnnounced] = useState<readonly Toast[]>([]);
  const announcedIds = useRef(new Set<string>());
  useEffect(() => {
    const newToasts = toasts.filter(toast => toast.visible && !announcedIds.current.has(toast.id));
    if (newToasts.length === 0) return;
    for (const toast of newToasts) announcedIds.current.add(toast.id);
    setAnnounced(before => [...before, ...newToasts]);
    // The effect has no cleanup function, because the next toast must not cancel the removal of this announcement.
    setTimeout(
      () => setAnnounced(before => before.filter(toast => !newToasts.includes(toast))),
      announcementMs,
    );
  }, [toasts]);
  return announced;
}
