import { useEffect, useState, useSyncExternalStore } from 'react';

interface Autoplay {
  readonly index: number;
  /** Shows a slide and stops the autoplay. */
  readonly show: (index: number) => void;
  readonly playing: boolean;
  readonly toggle: () => void;
  /** Pauses while the pointer or the focus is inside. */
  readonly hold: (held: boolean) => void;
}

/** Autoplay of a carousel. It is off with reduced motion, and pauses in hidden tabs and during interaction (WCAG 2.2.2). */
export function useAutoplay(count: number, interval: number): Autoplay {
  const reducedMotion = useReducedMotion();
  const [index, setIndex] = useState(0);
  const [chosen, setChosen] = useState<boolean | null>(null);
  const [held, hold] = useState(false);
  const playing = chosen ?? !reducedMotion;

  useEffect(() => {
    if (!playing || held || count < 2) return;
    const timer = setInterval(() => {
      if (!document.hidden) setIndex(now => (now + 1) % count);
    }, interval);
    return () => clearInterval(timer);
  }, [playing, held, count, interval]);

  return {
    index,
    playing,
    hold,
    toggle: () => setChosen(!playing),
    show: next => {
      setChosen(false);
      setIndex(next);
    },
  };
}

const query = '(prefers-reduced-motion: reduce)';

function subscribe(changed: () => void) {
  const media = matchMedia(query);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
}

/** Whether the device is set to reduced motion. */
function useReducedMotion(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
}
