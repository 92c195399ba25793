import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'wouter';

/**
 * Does after a page change what browsers do on a page load, since the router does not: a new page starts at the top with its heading
 * focused; after Back and Forward the scroll position is restored.
 * @param announce is called with the title of the new page, for screen readers
 */
export function usePageChange(announce: (title: string) => void): void {
  const [location] = useLocation();
  const lastLocation = useRef<string | null>(null);
  const announceTitle = useEffectEvent(announce);

  useEffect(() => {
    const last = lastLocation.current;
    lastLocation.current = location;
    if (last === null || last === location) return;
    // Null on a new page. A page that Back opens after a reload has no recorded position, and starts at the top.
    const top = wasHistoryNavigation ? (positions.get(entryKey()) ?? 0) : null;
    if (top === null) scrollTo(0, 0);
    return focusNewPage(top, announceTitle);
  }, [location]);
}

/** The scroll position of each history entry, in pixels from the top. */
const positions = new Map<string, number>();
/** Whether the last navigation was Back or Forward. */
let wasHistoryNavigation = false;
/** The key of the history entry that is shown. */
let currentEntry = '';

/** The part of the Navigation API that is used here. Not every supported browser has it. */
interface MaybeNavigation extends Pick<Window, 'location'> {
  readonly navigation?: { readonly currentEntry: { readonly key: string } | null };
}

/** The key of the current history entry, or its path in a browser without the Navigation API. */
function entryKey(): string {
  const { navigation, location }: MaybeNavigation = window;
  return navigation?.currentEntry?.key ?? location.pathname;
}

/**
 * Starts to record scroll positions. Call it before the first render: the router listens to the same events, and these listeners
 * must run first. wouter dispatches `pushState` and `replaceState` events for its own navigation.
 */
export function watchHistory(): void {
  history.scrollRestoration = 'manual';
  currentEntry = entryKey();
  const onNavigation = (back: boolean) => () => {
    // The old page is still shown. Its last scroll event may not have been fired yet.
    positions.set(currentEntry, scrollY);
    currentEntry = entryKey();
    wasHistoryNavigation = back;
  };
  addEventListener('scroll', () => void positions.set(currentEntry, scrollY), { passive: true });
  let path = location.pathname;
  addEventListener('popstate', () => {
    onNavigation(true)();
    // Back to another fragment of the same page: `usePageChange` does not run, so the position is restored here.
    if (location.pathname === path) scrollTo(0, positions.get(currentEntry) ?? scrollY);
    path = location.pathname;
  });
  addEventListener('pushState', onNavigation(false));
  addEventListener('replaceState', onNavigation(false));
}

/**
 * Focuses the heading of the new page, or the element of the address's fragment. After Back it restores the scroll position.
 * @param top the position to restore, in pixels; null on a new page
 * @returns a function that stops all of it
 */
function focusNewPage(top: number | null, announce: (title: string) => void): () => void {
  let stopScrolling = () => {};
  const stopHeading = firstMatch('main h1:not([aria-busy=true] *)', heading => {
    announce(document.title);
    if (top === null) heading.focus({ preventScroll: true });
    else stopScrolling = restoreScroll(top);
  });
  const target = top === null && location.hash !== '' ? `[id="${CSS.escape(location.hash.slice(1))}"]` : null;
  const stopTarget = target === null ? () => {} : firstMatch(target, scrollToAndFocus);
  return () => {
    stopHeading();
    stopTarget();
    stopScrolling();
  };
}

function scrollToAndFocus(element: HTMLElement): void {
  element.scrollIntoView({ block: 'start' });
  element.focus({ preventScroll: true });
}

/** Milliseconds for a page to show the element, or to become long enough for the scroll position. */
const timeoutMs = 5000;

/**
 * Calls back with the first matching element that is visible, now or later. The page that was left may still be in the document,
 * hidden, while the code of the new one is loading.
 * @returns a function that stops the search
 */
function firstMatch(selector: string, onFound: (element: HTMLElement) => void): () => void {
  const findVisible = () =>
    [...document.querySelectorAll<HTMLElement>(selector)].find(each => each.getClientRects().length > 0);
  const visible = findVisible();
  if (visible) {
    onFound(visible);
    return () => {};
  }
  const observer = new MutationObserver(() => {
    const element = findVisible();
    if (!element) return;
    stop();
    onFound(element);
  });
  // React hides a suspended page, and shows it again, by its `style` attribute.
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['style'] });
  const timer = setTimeout(() => observer.disconnect(), timeoutMs);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  return stop;
}

const scrollInputs = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** Scrolls to a position, repeatedly while the page still grows with its data. Any scroll input of the person stops it. */
function restoreScroll(top: number): () => void {
  const deadline = performance.now() + timeoutMs;
  let frame = 0;
  const stop = () => {
    cancelAnimationFrame(frame);
    for (const name of scrollInputs) removeEventListener(name, stop);
  };
  const step = () => {
    scrollTo(0, top);
    // Browsers round scroll positions, so a difference below 2 px counts as reached.
    if (Math.abs(scrollY - top) < 2 || performance.now() > deadline) stop();
    else frame = requestAnimationFrame(step);
  };
  for (const name of scrollInputs) addEventListener(name, stop, { passive: true });
  step();
  return stop;
}
