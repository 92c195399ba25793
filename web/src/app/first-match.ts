/** How long a page may take to show the element. */
const timeoutMs = 5000;

/** Calls back with the first element that matches, now or once it appears. Returns a function that stops the search. */
export function firstMatch(selector: string, onFound: (element: HTMLElement) => void): () => void {
  const now = document.querySelector<HTMLElement>(selector);
  if (now) {
    onFound(now);
    return () => {};
  }
  const observer = new MutationObserver(() => {
    const element = document.querySelector<HTMLElement>(selector);
    if (!element) return;
    stop();
    onFound(element);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  const timer = setTimeout(() => observer.disconnect(), timeoutMs);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  return stop;
}
