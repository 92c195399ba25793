import { Busy } from '../../busy.ts';
import { describeError, type Logger } from '../../logger.ts';
import type { PrintedReport } from '../pdf/render-report.ts';
import { checkedBytes, withChecksum } from './checksum.ts';
import type { FileStore, StoredName } from './file-store.ts';
import { ownerNameOf, storedNameOf } from './stored-name.ts';
import { withTimeout } from './with-timeout.ts';

/** A cache of the PDFs of reports: the same report is drawn once. */
export interface ReportFiles {
  /** The kept PDF; where there is none it is made, and written after the answer. Calls at the same time share one. */
  readonly fileOf: (wanted: ReportFileRequest) => Promise<Uint8Array>;
  /** Removes all that is kept of a person. @throws Busy when the store cannot be reached. */
  readonly removeAllOf: (userId: string) => Promise<void>;
  /** How often each has happened since the start. */
  readonly counts: Readonly<Record<keyof typeof noCounts, number>>;
  /** Waits for what is being written. */
  readonly close: () => Promise<void>;
}

export interface ReportFileRequest {
  readonly userId: string;
  readonly report: PrintedReport;
  readonly make: () => Promise<Uint8Array>;
  /** Whether the person still has the report: an account may be deleted while its file is being written. */
  readonly stillExists: () => Promise<boolean>;
}

/** `failed`: the store could not be reached, or was too slow. */
const noCounts = { found: 0, made: 0, damaged: 0, failed: 0 };

/** How long the store may take, and how long it is not asked again after it has failed: people wait for it. */
const defaultTimeouts = { readMs: 1_000, writeMs: 5_000, removeMs: 10_000, pauseMs: 10_000 };

export function createReportFiles(given: {
  readonly store: FileStore;
  /** Of all that draws (`layoutFingerprint`). */
  readonly layout: string;
  readonly logger: Logger;
  readonly times?: Partial<typeof defaultTimeouts>;
}): ReportFiles {
  const { layout, logger, store } = given;
  const times = { ...defaultTimeouts, ...given.times };
  const counts = { ...noCounts };
  const pending = new Map<string, Promise<Uint8Array>>();
  const writes = new Set<Promise<void>>();
  let pausedUntil = 0;
  let isUnavailable = false;

  /** What the store gives; undefined while it fails. Logs the first fault, and the return. */
  const callStore = async <Value>(work: (signal: AbortSignal) => Promise<Value>, maxMs: number) => {
    if (performance.now() < pausedUntil) return undefined;
    try {
      const value = await withTimeout(maxMs, work);
      if (isUnavailable) logger.info('report files are back');
      isUnavailable = false;
      return value;
    } catch (error) {
      counts.failed += 1;
      pausedUntil = performance.now() + times.pauseMs;
      if (!isUnavailable) logger.warn('report files are away', describeError(error));
      isUnavailable = true;
      return undefined;
    }
  };

  const readKept = async (name: StoredName) => {
    const kept = await callStore(signal => store.read(name, signal), times.readMs);
    if (!kept) return null;
    const bytes = checkedBytes(kept);
    if (bytes === null) counts.damaged += 1;
    else counts.found += 1;
    return bytes;
  };

  /** Also tries during a pause: what must not stay is removed in any case. @returns whether it is gone. */
  const tryRemove = async (owner: string) => {
    try {
      await withTimeout(times.removeMs, signal => store.removeOwner(owner, signal));
      return true;
    } catch (error) {
      logger.error('report files not removed', describeError(error));
      return false;
    }
  };

  const keep = async (name: StoredName, pdf: Uint8Array, { stillExists }: ReportFileRequest) => {
    await callStore(signal => store.write(name, withChecksum(pdf), signal), times.writeMs);
    // The account may have been deleted while the file was written. Then the deletion did not see the file: remove it here.
    if (await stillExists().catch(() => false)) return;
    await tryRemove(name.owner);
  };

  const readOrMake = async (name: StoredName, wanted: ReportFileRequest) => {
    const bytes = await readKept(name);
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
      const known = pending.get(key);
      if (known) return known;
      const making = readOrMake(name, wanted).finally(() => pending.delete(key));
      pending.set(key, making);
      return making;
    },
    removeAllOf: async userId => {
      await Promise.all(writes);
      if (await tryRemove(ownerNameOf(userId))) return;
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
