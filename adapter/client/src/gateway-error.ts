import type { GatewayError } from '@choose-life/adapter/trpc/errors';

/**
 * Reads the typed error of a failed call; null when the failure has none, which means that the adapter itself was not
 * reached (offline, wrong address) or that the caller cancelled.
 */
export function gatewayErrorOf(error: unknown): GatewayError | null {
  const gateway = memberOf(memberOf(error, 'data'), 'gateway');
  return isGatewayError(gateway) ? gateway : null;
}

function memberOf(value: unknown, name: string): unknown {
  // Any object can be looked at by a name; what comes out stays unknown.
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}

function isGatewayError(value: unknown): value is GatewayError {
  return (
    typeof memberOf(value, 'kind') === 'string' &&
    typeof memberOf(value, 'outcome') === 'string' &&
    typeof memberOf(value, 'message') === 'string'
  );
}
