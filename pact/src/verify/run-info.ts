import contract from '@choose-life/contracts/package.json' with { type: 'json' };

/** What a report must tell to be understood later: which contract, when, for how long, and how the program was told to look. */
export interface RunInfo {
  readonly contractVersion: string;
  /** ISO time. */
  readonly startedAt: string;
  readonly seconds: number;
  /** Options as they were given; addresses and files stay out, since they may hold secrets. */
  readonly options: readonly string[];
}

/** Begins a run; what is returned ends it. */
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
