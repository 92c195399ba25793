import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import { Busy } from '../refusal.ts';
import { createSemaphore } from '../semaphore.ts';
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

/** A report that is drawn, or waits for it, and how many ask for it. */
interface Printing {
  readonly pdf: Promise<Uint8Array>;
  readonly unwanted: AbortController;
  callers: number;
}

/** A printer whose threads start with the first report and keep no process alive. */
export function createReportPrinter({ threads, waiting }: PrinterSize = figures) {
  let pool: Piscina<PrintedReport, Uint8Array> | undefined;
  const pending = new Map<string, Printing>();
  const busy = () => new Busy('Too many reports are being made.', figures.retryAfterSeconds);
  const places = createSemaphore(threads, waiting, busy);
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
  const draw = async (report: PrintedReport, unwanted: AbortSignal) => {
    const release = await places.acquire(unwanted);
    return openPool().run(report).finally(release);
  };
  const begin = (key: string, report: PrintedReport): Printing => {
    const unwanted = new AbortController();
    const pdf = draw(report, unwanted.signal).finally(() => {
      if (pending.get(key) === printing) pending.delete(key);
    });
    const printing = { pdf, unwanted, callers: 0 };
    pending.set(key, printing);
    return printing;
  };
  return {
    /**
     * The same report is drawn once, however many ask for it at the same time. One that waits is not drawn where all of them have left.
     * @param callerLeft when a caller has left @throws Busy when too many reports wait already
     */
    print: async (report: PrintedReport, callerLeft?: AbortSignal): Promise<Uint8Array> => {
      const key = JSON.stringify(report);
      const printing = pending.get(key) ?? begin(key, report);
      printing.callers += 1;
      const leave = () => {
        printing.callers -= 1;
        if (printing.callers > 0) return;
        // Who asks from now on gets one of their own.
        pending.delete(key);
        printing.unwanted.abort(callerLeft?.reason);
      };
      callerLeft?.addEventListener('abort', leave, { once: true });
      return printing.pdf.finally(() => callerLeft?.removeEventListener('abort', leave));
    },
    queue: places.counts,
    /** Ends the threads; reports that are being drawn are finished first. */
    close: async () => {
      await Promise.allSettled([...pending.values()].map(({ pdf }) => pdf));
      await pool?.destroy();
    },
  };
}
