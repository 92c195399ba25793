import { coverageOf } from './coverage.ts';
import type { VerificationResult } from './verify-gateway.ts';

/** The exit codes of the program. */
export const exitCodes = { ok: 0, broken: 1, usage: 2, unreachable: 3, incomplete: 4 } as const;
export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

/** A broken contract comes before an incomplete run: what was found stays true. */
export function exitCodeOf(result: VerificationResult): ExitCode {
  if (result.preflight.reached !== 'gateway') return exitCodes.unreachable;
  const selected = coverageOf(result).filter(({ verdict }) => verdict !== 'left out');
  if (selected.some(({ verdict }) => verdict === 'broken')) return exitCodes.broken;
  const whole = selected.length > 0 && selected.every(({ verdict }) => verdict === 'kept');
  return whole && result.gaps.length === 0 ? exitCodes.ok : exitCodes.incomplete;
}
