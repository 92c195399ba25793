import type { Operation } from '@choose-life/contracts/gateway/operation';
import type { Trouble } from '../fault.ts';
import type { Clock } from './clock.ts';
import type { Figures } from './figures.ts';

/**
 * Milliseconds to wait before the next try, null when there is none. Reads are tried again as the fault allows; a write
 * only when nothing was sent, and once: the gateway may have applied anything else.
 *
 * @param tried how many tries have been made.
 */
export function retryWaitMs(
  { kind, outcome, repeat, retryAfterMs }: Trouble,
  { effect }: Pick<Operation, 'effect'>,
  tried: number,
  figures: Figures,
  { random }: Pick<Clock, 'random'>,
): number | null {
  if (repeat === 'no') return null;
  const jitter = random() * (figures.backoffMs[tried - 1] ?? 0);
  if (effect === 'write')
    return kind === 'UNREACHABLE' && outcome === 'not-sent' && tried === 1 ? jitter : null;
  if (tried >= (repeat === 'once' ? 2 : figures.readAttempts)) return null;
  if (retryAfterMs === undefined) return jitter;
  return retryAfterMs <= figures.waitableRetryAfterMs ? retryAfterMs : null;
}
