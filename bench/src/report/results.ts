import type { CallStalls } from '../measure/measure-stalls.ts';
import type { ByServer, Row } from '../measurements.ts';

/** The results of one run. */
export interface Results {
  /** Names, in the order of the tables. */
  readonly servers: readonly string[];
  readonly rows: readonly Row[];
  readonly seconds: number;
  readonly pinned: boolean;
  /** Milliseconds from the start of a server until its port accepts connections; empty in a narrowed run. */
  readonly startMs: ByServer<number>;
  /** While a PDF of 10 MB goes through; empty in a run without that call. */
  readonly stalls: ByServer<CallStalls>;
}

/** The row that is several calls at once: it stands beside the single calls, and in no mean of theirs. */
export const batchCall = 'dashboard';

/** It needs more memory than all others together, so that theirs is also shown without it. */
export const largePdfCall = 'pdf-10mb';
