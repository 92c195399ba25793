import contract from '@choose-life/contracts/package.json' with { type: 'json' };

/** What a report must hold to be understood later: the contract, the time and the options of the run. */
export interface RunInfo {
  readonly contractVersion: string;
  /** ISO time. */
  readonly startedAt: string;
  readonly seconds: number;
  /** The options that were given, without addresses and files, which may hold secrets. */
  readonly options: readonly string[];
}

/** Starts the clock of a run. @returns a function that ends it. */
export function startRunInfo(options: readonly string[]): () => RunInfo {
  const startedAt = new Date().toISOString();
  const from = performance.now();
  return () => ({
    contractVersion: contract.version,
    startedAt,
    seconds: Math.round((performance.now() - from) / 100) / 10,
    options,
  });
}

/** `Contract 0.1.0, verified 2026-03-10T10:42:00.000Z in 2.3 s, with --allow-writes.` */
export function runInfoText({ contractVersion, options, seconds, startedAt }: RunInfo): string {
  const given = options.length === 0 ? 'without options' : `with ${options.join(' ')}`;
  return `Contract ${contractVersion}, verified ${startedAt} in ${seconds} s, ${given}.`;
}
