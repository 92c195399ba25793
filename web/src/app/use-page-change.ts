import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'wouter';

/** Does what browsers do on a page load: a new page starts at the top, its heading focused; Back restores the scroll. */
export function usePageChange(announce: (title: string) => void): void {
  const [location] = useLocation();
  const lastLocation = useRef<string | null>(null);
  const tell = useEffectEvent(announce);

  useEffect(() => {
    const last = lastLocation.current;
    lastLocation.current = location;
    if (last === null || last === location) return;
    const top = wentThroughHistory ? (positions.get(entryKey()) ?? 0) : null;
    if (top === null) scrollTo(0, 0);
    return focusNewPage(top, tell);
  }, [location]);
}

const positions = new Map<string, number>();
let wentThroughHistory = false;
let currentEntry = '';

/** The part of the Navigation API that is used here, which not every supported browser has. */
interface MaybeNavigation extends Pick<Window, 'location'> {
  readonly navigation?: { readonly currentEntry: { readonly key: string } | null };
}

/** The entry's own key where the browser has the Navigation API, else its address. */
function entryKey(): string {
  const { navigation, location }: MaybeNavigation = window;
  return navigation?.currentEntry?.key ?? location.pathname;
}

/**
 * Starts recording scroll positions. Must run before the first render: the router listens to the same events, and these
 * listeners have to come first. wouter announces its own navigation by `pushState` and `replaceState` events.
 */
export function watchHistory(): void {
  history.scrollRestoration = 'manual';
  currentEntry = entryKey();
  const onNavigation = (back: boolean) => () => {
    // The old page is still in place: its last scroll event may not have fired yet.
    positions.set(currentEntry, scrollY);
    currentEntry = entryKey();
    wentThroughHistory = back;
  };
  addEventListener('scroll', () => void positions.set(currentEntry, scrollY), { passive: true });
  let path = location.pathname;
  addEventListener('popstate', () => {
    onNavigation(true)();
    // Back from a part of the same page: no new page is drawn that would restore the position.
    if (location.pathname === path) scrollTo(0, positions.get(currentEntry) ?? scrollY);
    path = location.pathname;
  });
  addEventListener('pushState', onNavigation(false));
  addEventListener('replaceState', onNavigation(false));
}

/** Focuses the heading, or the element that the address names after '#'; after Back it scrolls to `top` instead. */
function focusNewPage(top: number | null, announce: (title: string) => void): () => void {
  let stopScrolling = () => {};
  const stopHeading = firstMatch('main h1:not([aria-busy=true] *)', heading => {
    announce(document.title);
    if (top === null) heading.focus({ preventScroll: true });
    else stopScrolling = restoreScroll(top);
  });
  const target = top === null && location.hash !== '' ? `[id="${CSS.escape(location.hash.slice(1))}"]` : null;
  const stopTarget = target === null ? () => {} : firstMatch(target, goTo);
  return () => {
    stopHeading();
    stopTarget();
    stopScrolling();
  };
}

function goTo(element: HTMLElement): void {
  element.scrollIntoView({ block: 'start' });
  element.focus({ preventScroll: true });
}

/** How long a page may take to show the element, or to become as long as it was. */
const timeoutMs = 5000;

/** Calls back once a matching element is shown: the page that was left may still be there, hidden. */
function firstMatch(selector: string, onFound: (element: HTMLElement) => void): () => void {
  const shown = () =>
    [...document.querySelectorAll<HTMLElement>(selector)].find(each => each.getClientRects().length > 0);
  const now = shown();
  if (now) {
    onFound(now);
    return () => {};
  }
  const observer = new MutationObserver(() => {
    const element = shown();
    if (!element) return;
    stop();
    onFound(element);
  });
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['style'] });
  const timer = setTimeout(() => observer.disconnect(), timeoutMs);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  return stop;
}

const scrollInputs = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** Scrolls to a position, again while the page grows with its data. Stops as soon as the person scrolls. */
function restoreScroll(top: number): () => void {
  const deadline = performance.now() + timeoutMs;
  let frame = 0;
  const stop = () => {
    cancelAnimationFrame(frame);
    for (const name of scrollInputs) removeEventListener(name, stop);
  };
  const step = () => {
    scrollTo(0, top);
    if (Math.abs(scrollY - top) < 2 || performance.now() > deadline) stop();
    else frame = requestAnimationFrame(step);
  };
  for (const name of scrollInputs) addEventListener(name, stop, { passive: true });
  step();
  return stop;
}
