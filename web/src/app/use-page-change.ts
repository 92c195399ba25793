import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'wouter';

/**
 * Scrolls and moves the focus after a page change, as browsers do after a page load; the router does neither. A new page starts at the top,
 * with the focus on its heading. After Back and Forward the scroll position is restored.
 * @param announce called with the title of the new page, for screen readers
 */
export function usePageChange(announce: (title: string) => void): void {
  const [location] = useLocation();
  const lastLocation = useRef<string | null>(null);
  const announceTitle = useEffectEvent(announce);

  useEffect(() => {
    const last = lastLocation.current;
    lastLocation.current = location;
    if (last === null || last === location) return;
    // Null on a new page. After a reload no positions are recorded, so a page that Back opens starts at the top.
    const top = wasHistoryNavigation ? (scrollPositions.get(entryKey()) ?? 0) : null;
    if (top === null) scrollTo(0, 0);
    return focusNewPage(top, announceTitle);
  }, [location]);
}

/** The scroll position of each history entry, in pixels from the top. */
const scrollPositions = new Map<string, number>();
/** Whether the last navigation was Back or Forward. */
let wasHistoryNavigation = false;
/** The key of the history entry that is shown. */
let currentEntryKey = '';

/** A window that may have the Navigation API, which not every supported browser has. */
interface NavigationWindow extends Pick<Window, 'location'> {
  readonly navigation?: { readonly currentEntry: { readonly key: string } | null };
}

/** The key of the current history entry, or its path in a browser without the Navigation API. */
function entryKey(): string {
  const { navigation, location }: NavigationWindow = window;
  return navigation?.currentEntry?.key ?? location.pathname;
}

/**
 * Starts to record scroll positions. Call this function before the first render, because the router listens to the same events, and these
 * listeners must run before the listeners of the router. wouter dispatches `pushState` and `replaceState` events for its own navigation.
 */
export function watchHistory(): void {
  // The browser would scroll before the code and data of the page are loaded, when the page is still short.
  history.scrollRestoration = 'manual';
  currentEntryKey = entryKey();
  let path = location.pathname;
  const onNavigation = ({ isHistory }: { readonly isHistory: boolean }) => {
    // The previous page is still shown, and its last scroll event may not have been fired yet. So its position is stored before
    // `currentEntryKey` changes.
    scrollPositions.set(currentEntryKey, scrollY);
    currentEntryKey = entryKey();
    wasHistoryNavigation = isHistory;
    const isSamePage = location.pathname === path;
    path = location.pathname;
    // After Back to another entry of the same page, `usePageChange` does not run, so the position is restored here. A link to a fragment also
    // fires `popstate`; its new entry has no position yet.
    const top = isHistory && isSamePage ? scrollPositions.get(currentEntryKey) : undefined;
    if (top !== undefined) scrollTo(0, top);
  };
  addEventListener('scroll', () => void scrollPositions.set(currentEntryKey, scrollY), { passive: true });
  addEventListener('popstate', () => onNavigation({ isHistory: true }));
  for (const event of ['pushState', 'replaceState'])
    addEventListener(event, () => onNavigation({ isHistory: false }));
}

/**
 * Focuses the heading of the new page, or the element of the address's fragment. After Back it restores the scroll position instead.
 * @param top the position to restore, in pixels; null on a new page
 * @returns a function that stops waiting for the elements and restoring the position
 */
function focusNewPage(top: number | null, announce: (title: string) => void): () => void {
  let stopScrolling = () => {};
  // Not the heading of a skeleton, which is replaced when the page is loaded.
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

/** The maximum wait for a page to show the element, or to become long enough for the scroll position, in milliseconds. */
const maxWaitMs = 5000;

/**
 * Calls `onFound` with the first matching element that is visible, now or later. While the code of the new page is loading, the previous
 * page may still be in the document, hidden.
 * @returns a function that stops the search
 */
function firstMatch(selector: string, onFound: (element: HTMLElement) => void): () => void {
  const findVisible = () =>
    [...document.querySelectorAll<HTMLElement>(selector)].find(
      element => element.getClientRects().length > 0,
    );
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
  const timer = setTimeout(() => observer.disconnect(), maxWaitMs);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  return stop;
}

const scrollInputs = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * Scrolls to a position, and repeats that while the page still grows with its data. User input that may scroll ends the repetition.
 * @returns a function that ends the repetition
 */
function restoreScroll(top: number): () => void {
  const deadline = performance.now() + maxWaitMs;
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
