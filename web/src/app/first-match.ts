/** Milliseconds a page may take to show its heading. */
const patience = 5000;

/** Calls back with the first element that matches, now or once it appears; the answer stops the waiting. */
export function firstMatch(selector: string, found: (element: HTMLElement) => void): () => void {
  const now = document.querySelector<HTMLElement>(selector);
  if (now) {
    found(now);
    return () => {};
  }
  const observer = new MutationObserver(() => {
    const element = document.querySelector<HTMLElement>(selector);
    if (!element) return;
    stop();
    found(element);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  const timer = setTimeout(() => observer.disconnect(), patience);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  return stop;
}
