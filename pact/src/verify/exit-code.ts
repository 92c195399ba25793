import { coverageOf } from './coverage.ts';
import type { VerificationResult } from './verify-gateway.ts';

/** What the program says to whoever started it. */
export const exitCodes = { ok: 0, broken: 1, usage: 2, unreachable: 3, incomplete: 4 } as const;
export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

/** A broken contract goes before an incomplete run: what was found is true whatever else was not looked at. */
export function exitCodeOf(result: VerificationResult): ExitCode {
  if (result.preflight.reached !== 'gateway') return exitCodes.unreachable;
  const asked = coverageOf(result).filter(({ verdict }) => verdict !== 'left out');
  if (asked.some(({ verdict }) => verdict === 'broken')) return exitCodes.broken;
  const whole = asked.length > 0 && asked.every(({ verdict }) => verdict === 'kept');
  return whole && result.gaps.length === 0 ? exitCodes.ok : exitCodes.incomplete;
}
