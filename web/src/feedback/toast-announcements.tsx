import { useEffect, useRef, useState } from 'react';
import { resolveValue, type Toast } from 'react-hot-toast/headless';

/** Milliseconds that an announcement stays: a screen reader may need longer than the eye. */
const announcedMs = 6000;

/** Announces each toast once to screen readers, in two live regions that are empty at first. */
export function ToastAnnouncements({ toasts }: { toasts: readonly Toast[] }) {
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
