import { codes } from '../domain/codes.ts';

interface ErrorKindRow {
  readonly kind: string;
  /** HTTP status with which the adapter usually answers. */
  readonly http: number;
  /** What happened, for the documentation and the types of the client. */
  readonly meaning: string;
  /** What a developer of a front end should do, for the documentation. */
  readonly remedy: string;
  /** Outcome of most errors of this kind, for the documentation and the client's test fake. Every error contains its actual outcome. */
  readonly usualOutcome: FaultOutcome;
  /** The gateway's code that always means this kind; missing for most kinds. A refusal with any other code is `REJECTED`. */
  readonly code?: string;
  /** Set if the kind usually means that the gateway is not usable. Repeated outages open the circuit breaker; refusals and invalid answers do not. */
  readonly isOutage?: true;
}

/**
 * The closed list of error kinds of the adapter's procedures (docs/faults.md). Every procedure can fail with every kind. For example, code 22
 * can end the session on any call, the flood limit counts all calls, and a page of another origin can be refused on any call.
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
    meaning: 'Too many attempts: wait for retryAfterMs.',
    remedy: 'Wait for retryAfterMs, then let the person try again. Do not retry automatically.',
    usualOutcome: 'not-sent',
  },
  {
    kind: 'UNREACHABLE',
    http: 503,
    meaning: 'The adapter could not connect to the gateway. Nothing was sent.',
    remedy: 'Nothing was sent: try again in a moment.',
    usualOutcome: 'not-sent',
    isOutage: true,
  },
  {
    kind: 'TIMEOUT',
    http: 504,
    meaning: 'The gateway did not answer in time. A write may have been made.',
    remedy: 'A read can be retried. After a write, check whether it was made before you send it again.',
    usualOutcome: 'unknown',
    isOutage: true,
  },
  {
    kind: 'UPSTREAM_ERROR',
    http: 502,
    meaning: 'The gateway failed or closed the connection. A write may have been made.',
    remedy: 'A read can be retried. After a write, check whether it was made before you send it again.',
    usualOutcome: 'unknown',
    isOutage: true,
  },
  {
    kind: 'BAD_RESPONSE',
    http: 502,
    meaning: "The gateway's answer does not match the contract. A write may have been made.",
    remedy:
      'A retry rarely helps, because the gateway does not follow the contract. After a write, check whether it was made.',
    usualOutcome: 'unknown',
  },
  {
    kind: 'MISCONFIGURED',
    http: 502,
    meaning:
      'Wrong address or stage, a TLS error, a redirect or a compressed answer. Nobody is signed out. The outcome is `refused` for a wrong address or stage, `not-sent` after a TLS error, and `unknown` after a redirect or a compressed answer: then a write may have been made.',
    remedy:
      'Tell the operator of the adapter: its connection to the gateway is configured wrongly. Keep the token.',
    usualOutcome: 'refused',
  },
  {
    kind: 'CIRCUIT_OPEN',
    http: 503,
    meaning: 'Not attempted, because the gateway is failing (circuit breaker). Nothing was sent.',
    remedy: 'Nothing was sent: try again after retryAfterMs, or in a few seconds.',
    usualOutcome: 'not-sent',
  },
  {
    kind: 'OVERLOADED',
    http: 503,
    meaning:
      'Not attempted, because too many calls are waiting: nothing was sent. Also a read whose answer is too large for the memory that is left.',
    remedy: 'Try again after retryAfterMs, or in a few seconds. The outcome says whether the call was sent.',
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
    meaning: 'Not allowed by the configuration: the origin of the call, or the wait-list pages.',
    remedy: 'The configuration of the adapter does not allow this. Ask its operator if you need it.',
    usualOutcome: 'not-sent',
  },
  {
    kind: 'CANCELLED',
    http: 499,
    meaning: 'The caller ended the call before it was answered.',
    remedy: 'Nothing to do: you ended the call yourself.',
    usualOutcome: 'unknown',
  },
] as const satisfies readonly ErrorKindRow[];

// A wider type: in the literal type of `errorKinds` only some rows have `code` and `isOutage`.
const rows: readonly (ErrorKindRow & { readonly kind: ErrorKind })[] = errorKinds;

/** The error kind of a refusal with this gateway code; `REJECTED` for a code that no kind has. */
export function kindOfRefusal(code: string): ErrorKind {
  return rows.find(row => row.code === code)?.kind ?? 'REJECTED';
}

/** The kinds with `isOutage`, which can count towards opening the circuit breaker (docs/faults.md, "breaker", has the exceptions). */
export const outageKinds: ReadonlySet<ErrorKind> = new Set(
  rows.filter(({ isOutage }) => isOutage).map(({ kind }) => kind),
);

/** One kind of `errorKinds`. The list is closed, so a `switch` over it can be exhaustive. */
export type ErrorKind = (typeof errorKinds)[number]['kind'];

/** The possible effects of a call at the gateway, each with its explanation. They matter for writes, which must not be repeated. */
export const faultOutcomes = {
  'not-sent': 'The gateway did not receive the call: it is safe to send it again.',
  refused: 'The gateway read the call and declined it: nothing was changed.',
  unknown: 'The gateway may have received the call, so a write may have been made.',
  done: 'The gateway carried out the call.',
} as const;

/** The outcome of one call: a key of `faultOutcomes`. A failed call never has `done`, which is only in the log lines of successful calls. */
export type FaultOutcome = keyof typeof faultOutcomes;
