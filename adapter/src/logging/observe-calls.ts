import type { CallObservation, Observe } from '@choose-life/gateway-client/gateway-client';
import type { KeyedHash } from './keyed-hash.ts';
import type { Logger } from './logger.ts';
import type { Metrics } from './metrics.ts';

/** Kinds that an operator must investigate. They are logged as errors. */
const kindsLoggedAsErrors: ReadonlySet<CallObservation['kind']> = new Set(['MISCONFIGURED', 'BAD_RESPONSE']);

/** Creates the observer that logs and counts every call to the gateway. @param hash for the e-mail in the log line */
export function observeCalls(logger: Logger, metrics: Metrics, hash: KeyedHash): Observe {
  return observation => {
    const { operation, kind, ms, stage, requestId, upstreamStatus, detail } = observation;
    metrics.call(operation, kind, ms, observation.deviations);
    const level = kindsLoggedAsErrors.has(kind) ? 'error' : 'info';
    if (!logger.writes(level)) return;
    const account = observation.account();
    logger[level]('gateway call', {
      proc: operation,
      kind,
      ms,
      attempts: observation.attempts,
      outcome: observation.outcome,
      bytesIn: observation.bytesIn,
      bytesOut: observation.bytesOut,
      ...(requestId !== undefined && { reqId: requestId }),
      ...(upstreamStatus !== undefined && { upstreamStatus }),
      ...(detail !== undefined && { detail }),
      ...(stage !== null && { stage }),
      // 8 characters of base64url are 48 bits, enough to distinguish the people in a log.
      ...(account !== null && { user: hash(account).slice(0, 8) }),
    });
  };
}
