import type { Operation } from '@choose-life/contracts/gateway/operation';
import type { Fault } from '../fault/fault.ts';
import type { ClientSettings } from './client-settings.ts';
import type { Clock } from './clock.ts';

/**
 * Milliseconds to wait before the next try, null when there is none. Reads are tried again as the fault allows; a write
 * only when nothing was sent, and once: the gateway may have applied anything else.
 *
 * @param attempt the number of the try that failed, from 1.
 */
export function retryWaitMs(
  { kind, outcome, repeat, retryAfterMs }: Fault,
  { effect }: Pick<Operation, 'effect'>,
  attempt: number,
  settings: ClientSettings,
  { random }: Pick<Clock, 'random'>,
): number | null {
  if (repeat === 'no') return null;
  const jitter = random() * (settings.backoffMs[attempt - 1] ?? 0);
  if (effect === 'write')
    return kind === 'UNREACHABLE' && outcome === 'not-sent' && attempt === 1 ? jitter : null;
  if (attempt >= (repeat === 'once' ? 2 : settings.readAttempts)) return null;
  if (retryAfterMs === undefined) return jitter;
  return retryAfterMs <= settings.waitableRetryAfterMs ? retryAfterMs : null;
}
