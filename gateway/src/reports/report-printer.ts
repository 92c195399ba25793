import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import type { QueueCounts } from '../metrics/metrics.ts';
import { Busy } from '../refusal.ts';
import type { PrintedReport } from './pdf/render-report.ts';

/** Makes PDFs of reports in threads of their own, so that the thread that answers calls stays free. No PDF is kept. */
export type ReportPrinter = ReturnType<typeof createReportPrinter>;

export type PrinterSize = Readonly<Record<'threads' | 'waiting', number>>;

const figures = {
  /** One core stays free for answering calls. On two cores a second thread draws only a quarter more, and slows all else. */
  threads: availableParallelism() > 2 ? 2 : 1,
  /** Two seconds of work, and what two adapters send at a time. A caller who waits longer has left before the PDF comes. */
  waiting: 64,
  /** A thread without work for so long is ended: its fonts and code take tens of megabytes. */
  idleMs: 60_000,
  retryAfterSeconds: 2,
} as const;

/** A printer whose threads start with the first report and keep no process alive. */
export function createReportPrinter({ threads, waiting }: PrinterSize = figures) {
  let pool: Piscina<PrintedReport, Uint8Array> | undefined;
  const pending = new Map<string, Promise<Uint8Array>>();
  const openPool = () => {
    pool ??= new Piscina({
      filename: new URL('./pdf/render-worker.ts', import.meta.url).href,
      minThreads: 0,
      maxThreads: threads,
      idleTimeout: figures.idleMs,
      // A thread that sleeps between two reports would not notice that it is to end.
      atomics: 'disabled',
    });
    return pool;
  };
  return {
    /** The same report is drawn once, however many ask for it at the same time. @throws Busy when too many reports wait already. */
    print: async (report: PrintedReport): Promise<Uint8Array> => {
      const key = JSON.stringify(report);
      const same = pending.get(key);
      if (same) return same;
      if (openPool().queueSize >= waiting) {
        throw new Busy('Too many reports are being made.', figures.retryAfterSeconds);
      }
      const printing = openPool()
        .run(report)
        .finally(() => pending.delete(key));
      pending.set(key, printing);
      return printing;
    },
    queue: (): QueueCounts => {
      const waiting = pool?.queueSize ?? 0;
      return { running: pending.size - waiting, waiting };
    },
    /** Ends the threads; reports that are being drawn are finished first. */
    close: async () => {
      await Promise.allSettled(pending.values());
      await pool?.destroy();
    },
  };
}
