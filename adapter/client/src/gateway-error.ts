import { type GatewayErrorKind, type GatewayOutcome, gatewayErrorKinds } from './error-kinds.ts';

/** An error of one kind. */
export interface GatewayErrorOf<Kind extends GatewayErrorKind> {
  readonly kind: Kind;
  readonly outcome: GatewayOutcome;
  /** Fit to be shown to a person; with `REJECTED` the gateway's own words, as text. */
  readonly message: string;
  /** Names the call in the adapter's logs. */
  readonly requestId: string;
  /** The code of a refusal, where the gateway sent one. */
  readonly gatewayCode?: string;
  /** Milliseconds to wait before trying again. */
  readonly retryAfterMs?: number;
  /** `authentication.login` only: the token of a refused login. */
  readonly token?: string;
}

/** Why a call failed. A `switch` over `kind` is exhaustive. */
export type GatewayError = { [Kind in GatewayErrorKind]: GatewayErrorOf<Kind> }[GatewayErrorKind];

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
  const kind = memberOf(value, 'kind');
  return (
    gatewayErrorKinds.some(known => known === kind) &&
    typeof memberOf(value, 'outcome') === 'string' &&
    typeof memberOf(value, 'message') === 'string'
  );
}
