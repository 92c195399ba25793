import { useCallback, useEffect, useRef } from 'react';

/**
 * Runs work at once, or while a mouse button is down, when it is released. A press outside a field leaves the field first:
 * if words came below it right then, what is pressed would move away under the pointer, and the press be lost.
 */
export function useAfterMouseUp(): (work: () => void) => void {
  const waiting = useRef<(() => void)[] | null>(null);
  useEffect(() => {
    const press = () => {
      waiting.current ??= [];
    };
    const release = ({ type, target }: Event) => {
      // The window itself is left; a field that is left tells so too.
      if (type === 'blur' && target !== window) return;
      const works = waiting.current ?? [];
      waiting.current = null;
      // The click comes right after the release.
      setTimeout(() => {
        for (const work of works) work();
      });
    };
    window.addEventListener('mousedown', press, true);
    for (const end of ends) window.addEventListener(end, release, true);
    return () => {
      window.removeEventListener('mousedown', press, true);
      for (const end of ends) window.removeEventListener(end, release, true);
    };
  }, []);
  return useCallback(work => (waiting.current ? void waiting.current.push(work) : work()), []);
}

/** A drag swallows the release, and another window takes it. */
const ends = ['mouseup', 'dragend', 'blur'] as const;
