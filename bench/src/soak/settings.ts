import { parseArgs } from 'node:util';

/** What one soak does. Times in milliseconds. */
export interface SoakSettings {
  readonly minutes: number;
  /** Percent of the answers. */
  readonly faults: number;
  /** Calls a second. */
  readonly rate: number;
  readonly seed: number;
  readonly totalMs: number;
  /** Memory still grows while code and caches become warm: what is measured then does not count. */
  readonly warmUpMs: number;
  /** The first and the last part that are compared. */
  readonly windowMs: number;
  readonly sampleMs: number;
}

const minute = 60_000;

/** Reads `--minutes 30 --faults 5 --rate 50 --seed 1`; each has this default. */
export function readSoakSettings(args: readonly string[]): SoakSettings {
  const { values } = parseArgs({
    args: [...args],
    options: {
      minutes: { type: 'string', default: '30' },
      faults: { type: 'string', default: '5' },
      rate: { type: 'string', default: '50' },
      seed: { type: 'string', default: '1' },
    },
  });
  const number = (name: keyof typeof values, min: number, max: number) => {
    const value = Number(values[name]);
    if (!(value >= min && value <= max))
      throw new Error(`--${name}: a number from ${min} to ${max} is wanted.`);
    return value;
  };
  const minutes = number('minutes', 0.05, 10_000);
  const totalMs = minutes * minute;
  const warmUpMs = Math.min(totalMs / 5, 3 * minute);
  return {
    minutes,
    faults: number('faults', 0, 100),
    rate: number('rate', 1, 1_000),
    seed: number('seed', 0, 2 ** 32),
    totalMs,
    warmUpMs,
    windowMs: Math.min((totalMs - warmUpMs) / 2, 5 * minute),
    sampleMs: Math.min(5_000, totalMs / 30),
  };
}
