import { useCallback, useEffect, useRef } from 'react';

/**
 * Runs a callback now, or after the mouse button is released. A press outside a field blurs the field first: if content
 * appeared below it then, the target would move away from the pointer and the click would be lost.
 */
export function useAfterMouseUp(): (work: () => void) => void {
  const waiting = useRef<(() => void)[] | null>(null);
  useEffect(() => {
    const press = () => {
      waiting.current ??= [];
    };
    const release = ({ type, target }: Event) => {
      // Blur events of fields reach the window too.
      if (type === 'blur' && target !== window) return;
      const works = waiting.current ?? [];
      waiting.current = null;
      // The click event follows mouseup.
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

/** Dragging and switching windows end a press without mouseup. */
const ends = ['mouseup', 'dragend', 'blur'] as const;
