import type { Browser, Page } from 'playwright-core';
import { renderedHeading } from './waiting.ts';

/*
 * Measures the work of a browser while a page loads. Commits, layout shifts and requests are the same on every machine. CPU times are only
 * compared between two builds that are measured alternately on one machine.
 */

/**
 * A script that counts commits and layout shifts from the start of a document. React reports its commits to the hook of its developer tools,
 * if the hook exists before React is loaded.
 */
export const countingScript = `
  globalThis.pageCounts = { commits: 0, commitsToContent: 0, shift: 0, contentMs: 0 };
  const hasContent = () =>
    document.querySelector('${renderedHeading}') !== null && document.querySelector('main [aria-busy=true]') === null;
  globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberRoot() {
      pageCounts.commits += 1;
      // Looks for the content in the document and not for its paint, because a busy browser paints it only after later commits.
      if (pageCounts.commitsToContent === 0 && hasContent()) pageCounts.commitsToContent = pageCounts.commits;
    },
    onCommitFiberUnmount() {},
    onPostCommitFiberRoot() {},
  };
  const observe = (type, read) => new PerformanceObserver(list => list.getEntries().forEach(read)).observe({ type, buffered: true });
  observe('layout-shift', entry => { pageCounts.shift += entry.value; });
  observe('largest-contentful-paint', entry => { pageCounts.contentMs = entry.startTime; });
`;

/** The counts of `countingScript`. */
export interface PageCounts {
  /** The number of React's commits. */
  readonly commits: number;
  /** The number of commits until the document had its main heading and no skeleton. */
  readonly commitsToContent: number;
  /** Cumulative layout shift. */
  readonly shift: number;
  /** The time when the largest content was painted, in milliseconds from the start. */
  readonly contentMs: number;
}

/** The current counts of a page with `countingScript`. */
export function readCounts(page: Page): Promise<PageCounts> {
  return page.evaluate('pageCounts');
}

/** The work of a page's main thread. */
export interface MainThread {
  /** CPU time of all tasks, in milliseconds. */
  readonly cpuMs: number;
  /**
   * The total time by which tasks would exceed 50 ms, the limit of a long task, on a phone that is four times slower: the sum of
   * 4 × CPU time − 50 ms.
   */
  readonly longMs: number;
  readonly layouts: number;
  readonly paints: number;
}

// `__metadata` has the names of the threads.
const categories = ['devtools.timeline', 'disabled-by-default-devtools.timeline', '__metadata'];

/** Measures the main thread of a page during an action. No other page of the browser may be busy at the same time. */
export async function traceMainThread(
  browser: Browser,
  page: Page,
  act: () => Promise<unknown>,
): Promise<MainThread> {
  await browser.startTracing(page, { categories });
  await act();
  const trace = await browser.stopTracing();
  // Cast: this is Chromium's trace format.
  return mainThreadOf(
    (JSON.parse(trace.toString()) as { readonly traceEvents: readonly TraceEvent[] }).traceEvents,
  );
}

interface TraceEvent {
  readonly name: string;
  /** 'X' is a complete event. */
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** CPU time, in microseconds. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** The work of the page. The trace has several renderers. The renderer of the page is the one whose main thread had the most work. */
function mainThreadOf(events: readonly TraceEvent[]): MainThread {
  const threads = events
    .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
    .map(({ pid, tid }) => costOf(events.filter(event => event.pid === pid && event.tid === tid)));
  return threads.reduce((most, each) => (each.cpuMs > most.cpuMs ? each : most));
}

function costOf(events: readonly TraceEvent[]): MainThread {
  const completeEvents = events.filter(({ ph }) => ph === 'X');
  const tasks = completeEvents.filter(({ name }) => name === 'RunTask').map(({ tdur = 0 }) => tdur / 1000);
  const countOf = (eventName: string) => completeEvents.filter(({ name }) => name === eventName).length;
  return {
    cpuMs: sumOf(tasks),
    longMs: sumOf(tasks.map(ms => Math.max(0, 4 * ms - 50))),
    layouts: countOf('Layout'),
    paints: countOf('Paint'),
  };
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
