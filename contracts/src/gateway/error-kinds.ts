import { codes } from '../domain/codes.ts';

interface ErrorKindRow {
  readonly kind: string;
  /** The HTTP status it usually leaves the adapter with. */
  readonly http: number;
  readonly meaning: string;
  readonly remedy: string;
  readonly usualOutcome: FaultOutcome;
  /** The gateway's code that this kind alone stands for. */
  readonly code?: string;
  /** Set where the gateway could not be used: too many of these open the breaker. Wrong or refusing answers do not count. */
  readonly isOutage?: true;
}

/**
 * The closed list of kinds that a procedure fails with (docs/faults.md). Any call may meet each of them: code 22 ends a session on every call, and what lies between a caller and the gateway is the same for all.
 */
export const errorKinds = [
  {
    kind: 'SESSION_EXPIRED',
    http: 401,
    meaning: 'The session has ended: log in again.',
    remedy: 'Forget the token and ask the person to log in again. Keep what they typed.',
    usualOutcome: 'refused',
    code: codes.sessionExpired,
  },
  {
    kind: 'REJECTED',
    http: 422,
    meaning: "The gateway read the request and declined it; the message is the gateway's own.",
    remedy: 'Show the message. The person can change what they entered and try again.',
    usualOutcome: 'refused',
  },
  {
    kind: 'RATE_LIMITED',
    http: 429,
    meaning: 'Too many tries: wait as long as retryAfterMs says.',
    remedy: 'Wait for retryAfterMs, then let the person try again. Do not repeat by yourself.',
    usualOutcome: 'not-sent',
  },
  {
    kind: 'UNREACHABLE',
    http: 503,
    meaning: 'No connection came about. Nothing was sent.',
    remedy: 'Nothing was sent: try again in a moment.',
    usualOutcome: 'not-sent',
    isOutage: true,
  },
  {
    kind: 'TIMEOUT',
    http: 504,
    meaning: 'No answer in time. A write may have been made.',
    remedy: 'A read can be tried again. After a write, look whether it was made before you send it again.',
    usualOutcome: 'unknown',
    isOutage: true,
  },
  {
    kind: 'UPSTREAM_ERROR',
    http: 502,
    meaning: 'The gateway failed or hung up. A write may have been made.',
    remedy: 'A read can be tried again. After a write, look whether it was made before you send it again.',
    usualOutcome: 'unknown',
    isOutage: true,
  },
  {
    kind: 'BAD_RESPONSE',
    http: 502,
    meaning: 'The gateway answered, but not by the contract. A write may have been made.',
    remedy:
      'Trying again seldom helps: the gateway has left the contract. After a write, look whether it was made.',
    usualOutcome: 'unknown',
  },
  {
    kind: 'MISCONFIGURED',
    http: 502,
    meaning:
      'Wrong address or stage, a redirect, TLS or encoding. Nobody is signed out. After a redirect or a compressed answer, a write may have been made.',
    remedy: 'Tell the operator of the adapter: its address or stage of the gateway is wrong. Keep the token.',
    usualOutcome: 'refused',
  },
  {
    kind: 'CIRCUIT_OPEN',
    http: 503,
    meaning: 'Not tried, because the gateway is failing. Nothing was sent.',
    remedy: 'Nothing was sent: try again after retryAfterMs, or in a few seconds.',
    usualOutcome: 'not-sent',
  },
  {
    kind: 'OVERLOADED',
    http: 503,
    meaning:
      'Not tried, because too many calls wait: nothing was sent. Or a read whose answer is too long to be received beside the others.',
    remedy: 'Nothing was sent: try again after retryAfterMs, or in a few seconds.',
    usualOutcome: 'not-sent',
  },
  {
    kind: 'INVALID_INPUT',
    http: 400,
    meaning: 'The request itself is not valid. Nothing was done.',
    remedy: 'Correct the input: the message names the field.',
    usualOutcome: 'not-sent',
  },
  {
    kind: 'FORBIDDEN',
    http: 403,
    meaning: 'Closed by configuration: the website the call comes from, or the wait-list pages.',
    remedy: 'Switched off by the operator of the adapter. Ask them if you need it.',
    usualOutcome: 'not-sent',
  },
  {
    kind: 'CANCELLED',
    http: 499,
    meaning: 'The caller went away.',
    remedy: 'Nothing to do: you ended the call yourself.',
    usualOutcome: 'unknown',
  },
] as const satisfies readonly ErrorKindRow[];

const rows: readonly (ErrorKindRow & { readonly kind: ErrorKind })[] = errorKinds;

/** The kind of a refusal by its code: the code's own kind, else `REJECTED`. */
export function kindOfRefusal(code: string): ErrorKind {
  return rows.find(row => row.code === code)?.kind ?? 'REJECTED';
}

export const outageKinds: ReadonlySet<ErrorKind> = new Set(
  rows.filter(({ isOutage }) => isOutage).map(({ kind }) => kind),
);

/** A kind of error: the list is closed, so a `switch` over it is exhaustive. */
export type ErrorKind = (typeof errorKinds)[number]['kind'];

/** The outcome of a failed call at the gateway, which matters for writes. */
export const faultOutcomes = {
  'not-sent': 'The gateway has not got the call: it is safe to send it again.',
  refused: 'The gateway read the call and declined it: nothing was changed.',
  unknown: 'The gateway may have got the call, so a write may have been made.',
  done: 'The call was made.',
} as const;
export type FaultOutcome = keyof typeof faultOutcomes;
