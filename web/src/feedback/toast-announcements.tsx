import { useEffect, useRef, useState } from 'react';
import { resolveValue, type Toast } from 'react-hot-toast/headless';

/** A screen reader may need longer than the eye: what is said stays this long, in milliseconds. */
const heardFor = 6000;

/** Says each toast once, in two regions that stand empty from the start. */
export function ToastAnnouncements({ toasts }: { toasts: readonly Toast[] }) {
  const said = useSaid(toasts);
  const line = (toast: Toast) => <p key={toast.id}>{resolveValue(toast.message, toast)}</p>;
  return (
    <>
      <div role="status" aria-live="polite" className="sr-only">
        {said.filter(toast => toast.type !== 'error').map(line)}
      </div>
      <div role="alert" aria-live="assertive" className="sr-only">
        {said.filter(toast => toast.type === 'error').map(line)}
      </div>
    </>
  );
}

function useSaid(toasts: readonly Toast[]): readonly Toast[] {
  const [said, setSaid] = useState<readonly Toast[]>([]);
  const known = useRef(new Set<string>());
  useEffect(() => {
    const fresh = toasts.filter(toast => toast.visible && !known.current.has(keyOf(toast)));
    if (fresh.length === 0) return;
    for (const toast of fresh) known.current.add(keyOf(toast));
    const keys = new Set(fresh.map(toast => toast.id));
    setSaid(before => [...before.filter(toast => !keys.has(toast.id)), ...fresh]);
    // Not undone by the next toast: each is said for its whole time.
    setTimeout(() => setSaid(before => before.filter(toast => !fresh.includes(toast))), heardFor);
  }, [toasts]);
  return said;
}

/** A loading toast that turns into its outcome keeps its id and is said anew. */
const keyOf = (toast: Toast) => `${toast.id} ${toast.type}`;
