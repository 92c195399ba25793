import { Busy } from '../../busy.ts';
import { describeError, type Logger } from '../../logger.ts';
import type { PrintedReport } from '../pdf/render-report.ts';
import type { FileStore, StoredName } from './file-store.ts';
import { inTime } from './in-time.ts';
import { seal, unseal } from './sealed.ts';
import { ownerNameOf, storedNameOf } from './stored-name.ts';

/** Keeps the PDFs of reports: the same report is drawn once. It is a memory only: what is not there is drawn. */
export interface ReportFiles {
  /** The report as it was kept; else it is made, and kept behind the answer's back. Who asks meanwhile gets the same one. */
  readonly fileOf: (wanted: WantedFile) => Promise<Uint8Array>;
  /** Removes all that is kept of a person. @throws Busy when the store cannot be reached. */
  readonly removeAllOf: (userId: string) => Promise<void>;
  /** How often each has happened since the start. */
  readonly counts: Readonly<Record<keyof typeof noCounts, number>>;
  /** Waits for what is being written. */
  readonly close: () => Promise<void>;
}

export interface WantedFile {
  readonly userId: string;
  readonly report: PrintedReport;
  readonly make: () => Promise<Uint8Array>;
  /** Whether the person still has the report: an account may be deleted while its file is being written. */
  readonly isStillThere: () => Promise<boolean>;
}

/** `failed`: the store was away or too slow. */
const noCounts = { found: 0, made: 0, damaged: 0, failed: 0 };

/** How long the store may take, and how long it is left alone after it has failed: a person waits meanwhile. */
const waits = { readMs: 1_000, writeMs: 5_000, removeMs: 10_000, restMs: 10_000 };

export function createReportFiles(given: {
  readonly store: FileStore;
  /** Of all that draws (`layoutFingerprint`). */
  readonly layout: string;
  readonly logger: Logger;
  readonly times?: Partial<typeof waits>;
}): ReportFiles {
  const { layout, logger, store } = given;
  const times = { ...waits, ...given.times };
  const counts = { ...noCounts };
  const underWay = new Map<string, Promise<Uint8Array>>();
  const writes = new Set<Promise<void>>();
  let restsUntil = 0;
  let isAway = false;

  /** What the store gives; undefined while it is away. It is said once, and once when it is back. */
  const asked = async <Value>(work: (signal: AbortSignal) => Promise<Value>, maxMs: number) => {
    if (performance.now() < restsUntil) return undefined;
    try {
      const value = await inTime(maxMs, work);
      if (isAway) logger.info('report files are back');
      isAway = false;
      return value;
    } catch (error) {
      counts.failed += 1;
      restsUntil = performance.now() + times.restMs;
      if (!isAway) logger.warn('report files are away', describeError(error));
      isAway = true;
      return undefined;
    }
  };

  const found = async (name: StoredName) => {
    const sealed = await asked(signal => store.read(name, signal), times.readMs);
    if (!sealed) return null;
    const bytes = unseal(sealed);
    if (bytes === null) counts.damaged += 1;
    else counts.found += 1;
    return bytes;
  };

  /** Also while the store is left alone: what must not stay is asked for in any case. @returns whether it is gone. */
  const removed = async (owner: string) => {
    try {
      await inTime(times.removeMs, signal => store.removeOwner(owner, signal));
      return true;
    } catch (error) {
      logger.error('report files not removed', describeError(error));
      return false;
    }
  };

  const keep = async (name: StoredName, pdf: Uint8Array, { isStillThere }: WantedFile) => {
    await asked(signal => store.write(name, seal(pdf), signal), times.writeMs);
    // Whoever deletes the account removes before that, or is seen here: one of the two removes the file.
    if (await isStillThere().catch(() => false)) return;
    await removed(name.owner);
  };

  const foundOrMade = async (name: StoredName, wanted: WantedFile) => {
    const bytes = await found(name);
    if (bytes !== null) return bytes;
    const pdf = await wanted.make();
    counts.made += 1;
    const writing = keep(name, pdf, wanted).finally(() => writes.delete(writing));
    writes.add(writing);
    return pdf;
  };

  return {
    fileOf: wanted => {
      const name = storedNameOf(wanted.userId, wanted.report, layout);
      const key = `${name.owner}/${name.file}`;
      const known = underWay.get(key);
      if (known) return known;
      const making = foundOrMade(name, wanted).finally(() => underWay.delete(key));
      underWay.set(key, making);
      return making;
    },
    removeAllOf: async userId => {
      await Promise.all(writes);
      if (await removed(ownerNameOf(userId))) return;
      throw new Busy('The files of reports cannot be removed.', removeAgainSeconds);
    },
    counts,
    close: async () => {
      await Promise.all(writes);
      await store.close();
    },
  };
}

const removeAgainSeconds = 30;
