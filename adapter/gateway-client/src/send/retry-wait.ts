import type { Operation } from '@choose-life/contracts/gateway/operation';
import type { Fault } from '../fault.ts';
import type { ClientSettings } from './client-settings.ts';
import type { Clock } from './clock.ts';

/**
 * Milliseconds to wait before the next try, null when there is none. Reads are tried again as the fault allows; a write
 * only when nothing was sent, and once: the gateway may have applied anything else.
 *
 * @param tried how many tries have been made.
 */
export function retryWaitMs(
  { kind, outcome, repeat, retryAfterMs }: Fault,
  { effect }: Pick<Operation, 'effect'>,
  tried: number,
  settings: ClientSettings,
  { random }: Pick<Clock, 'random'>,
): number | null {
  if (repeat === 'no') return null;
  const jitter = random() * (settings.backoffMs[tried - 1] ?? 0);
  if (effect === 'write')
    return kind === 'UNREACHABLE' && outcome === 'not-sent' && tried === 1 ? jitter : null;
  if (tried >= (repeat === 'once' ? 2 : settings.readAttempts)) return null;
  if (retryAfterMs === undefined) return jitter;
  return retryAfterMs <= settings.waitableRetryAfterMs ? retryAfterMs : null;
}
