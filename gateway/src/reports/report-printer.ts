import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import type { QueueCounts } from '../metrics/metrics.ts';
import { Busy } from '../refusal.ts';
import { createSemaphore } from '../semaphore.ts';
import type { ReportToPrint } from './pdf/render-report.ts';

/** Draws PDFs in worker threads, so that the main thread can answer calls. It stores no PDF. */
export interface ReportPrinter {
  /**
   * Draws a report. Concurrent requests for the same report share one drawing. A waiting report is cancelled when all its callers have disconnected.
   * @param disconnectSignal aborts when the caller has disconnected @throws Busy when too many reports wait
   */
  readonly print: (report: ReportToPrint, disconnectSignal?: AbortSignal) => Promise<Uint8Array>;
  /** The numbers of reports that are being drawn, and that wait. */
  readonly queueCounts: () => QueueCounts;
  /** Waits for the reports that are being drawn or wait, then ends the threads. */
  readonly close: () => Promise<void>;
}

/** How many reports are drawn at the same time, and how many may wait. */
type PrinterSize = Readonly<Record<'threads' | 'waiting', number>>;

const defaults = {
  /**
   * Two threads, or one on a machine with up to two cores. One core is left to the main thread. On two cores a second thread would draw only
   * a quarter more, and slow down all calls.
   */
  threads: availableParallelism() > 2 ? 2 : 1,
  /**
   * About two seconds of work. An adapter sends up to 32 calls for a PDF at the same time, so this is enough for two adapters. A further call
   * gets HTTP 503 with Retry-After at once.
   */
  waiting: 64,
  /** A thread ends after this time without work: its fonts and code take tens of megabytes. */
  idleMs: 60_000,
  /** The time in which a full queue is drawn. */
  retryAfterSeconds: 2,
} as const;

/** A report that is being drawn, or waits, and the number of its callers. */
interface PendingReport {
  readonly pdf: Promise<Uint8Array>;
  readonly cancellation: AbortController;
  callers: number;
}

/** Creates a printer. Its threads start with the first report, and do not keep the process alive. */
export function createReportPrinter({ threads, waiting }: PrinterSize = defaults): ReportPrinter {
  let pool: Piscina<ReportToPrint, Uint8Array> | undefined;
  const pendingReports = new Map<string, PendingReport>();
  const createBusyError = () => new Busy('Too many reports are being made.', defaults.retryAfterSeconds);
  const semaphore = createSemaphore(threads, waiting, createBusyError);
  const openPool = () => {
    pool ??= new Piscina({
      filename: new URL('./pdf/render-worker.ts', import.meta.url).href,
      minThreads: 0,
      maxThreads: threads,
      idleTimeout: defaults.idleMs,
      // With atomics an idle thread sleeps, and would not end after `idleTimeout`.
      atomics: 'disabled',
    });
    return pool;
  };
  const draw = async (report: ReportToPrint, signal: AbortSignal) => {
    const release = await semaphore.acquire(signal);
    // Without the signal, because Piscina would end the whole thread of a running task.
    return openPool().run(report).finally(release);
  };
  const startPrinting = (key: string, report: ReportToPrint): PendingReport => {
    const cancellation = new AbortController();
    const pdf = draw(report, cancellation.signal).finally(() => {
      // After a cancellation, the key may already belong to a newer drawing.
      if (pendingReports.get(key) === pendingReport) pendingReports.delete(key);
    });
    const pendingReport = { pdf, cancellation, callers: 0 };
    pendingReports.set(key, pendingReport);
    return pendingReport;
  };
  return {
    print: async (report, disconnectSignal) => {
      // An aborted signal sends no event any more.
      disconnectSignal?.throwIfAborted();
      const key = JSON.stringify(report);
      const pendingReport = pendingReports.get(key) ?? startPrinting(key, report);
      pendingReport.callers += 1;
      const removeCaller = () => {
        pendingReport.callers -= 1;
        if (pendingReport.callers > 0) return;
        // A later request begins a new drawing. If the drawing of this report has begun, it goes on, but nobody shares it.
        pendingReports.delete(key);
        pendingReport.cancellation.abort(disconnectSignal?.reason);
      };
      disconnectSignal?.addEventListener('abort', removeCaller, { once: true });
      return pendingReport.pdf.finally(() => disconnectSignal?.removeEventListener('abort', removeCaller));
    },
    queueCounts: semaphore.counts,
    close: async () => {
      await Promise.allSettled([...pendingReports.values()].map(({ pdf }) => pdf));
      await pool?.destroy();
    },
  };
}
