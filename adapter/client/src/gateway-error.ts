import { brandName } from '@choose-life/contracts/domain/brand';
import { type GatewayErrorKind, type GatewayOutcome, gatewayErrorKinds } from './generated/error-kinds.ts';
import type { CallId } from './generated/procedures.ts';

/** The members of every error. */
interface ErrorBase<Kind extends string> {
  readonly kind: Kind;
  readonly outcome: GatewayOutcome;
  /** Fit to be shown to a person; with `REJECTED` the gateway's own words, as text. */
  readonly message: string;
  /** Names the call in the adapter's logs; empty where no adapter answered. */
  readonly requestId: string;
  /** The code of a refusal, where the gateway sent one. */
  readonly gatewayCode?: string | undefined;
  /** `authentication.login` only: the token of a refused login. */
  readonly token?: string | undefined;
}

/** Milliseconds to wait before trying again: always there with `RATE_LIMITED`, elsewhere where they are known. */
type RetryAfter<Kind> = Kind extends 'RATE_LIMITED'
  ? { readonly retryAfterMs: number }
  : { readonly retryAfterMs?: number | undefined };

/** An error of one kind, as the adapter sends it. */
export type GatewayErrorOf<Kind extends GatewayErrorKind> = ErrorBase<Kind> & RetryAfter<Kind>;

/** Why a call failed, as the adapter sends it. */
export type GatewayError = { [Kind in GatewayErrorKind]: GatewayErrorOf<Kind> }[GatewayErrorKind];

/**
 * The kinds that only the client can know.
 *
 * - `OFFLINE`: No answer came: no network, a wrong address, or a page that the adapter does not let in (CORS).
 * - `ABORTED`: The caller ended the call by its `signal`.
 * - `NOT_AN_ADAPTER`: Something answered that is no adapter, for example a page of HTML. Look at `url`.
 * - `UNKNOWN`: The adapter is newer and sent a kind that this client does not know: `newerKind`.
 *
 * Two kinds of the adapter come from the client too, for what was not sent: `MISCONFIGURED` for an address that cannot be read, and
 * `INVALID_INPUT` for a token, a header or an input that cannot be sent, and where the app's code that gives the token or the headers
 * throws. The `cause` of the error then has what was thrown.
 */
export type ClientErrorKind = 'OFFLINE' | 'ABORTED' | 'NOT_AN_ADAPTER' | 'UNKNOWN';

/** An error of one of the client's own kinds. */
export type ClientErrorOf<Kind extends ClientErrorKind> = ErrorBase<Kind> & {
  readonly retryAfterMs?: number | undefined;
  /** `UNKNOWN` only: the kind as the newer adapter names it. */
  readonly newerKind?: string | undefined;
};

/** Why a call failed, wherever it did. A `switch` over `kind` is exhaustive. */
export type CallError = GatewayError | { [Kind in ClientErrorKind]: ClientErrorOf<Kind> }[ClientErrorKind];

/** The errors of one call, for example `ErrorsOf<'hra.saveAnswers'>`. Any call may meet each kind; a token comes at login alone. */
export type ErrorsOf<Id extends CallId> = Id extends 'authentication.login'
  ? CallError
  : CallError & { readonly token?: never };

const messages: Record<ClientErrorKind | 'TIMEOUT' | 'MISCONFIGURED' | 'INVALID_INPUT', string> = {
  OFFLINE: `We could not reach ${brandName}. Check your connection and try again.`,
  ABORTED: 'The request was cancelled.',
  NOT_AN_ADAPTER: `We could not reach ${brandName}. Please try again.`,
  TIMEOUT: 'No answer came in time. Please try again.',
  UNKNOWN: 'Something went wrong. Please try again.',
  INVALID_INPUT: 'Something in the request is not valid, so nothing was sent. Please check it and try again.',
  // For developers only.
  MISCONFIGURED:
    'The address of the adapter cannot be read. Outside of a web page it is whole: https://wellness.example.com/trpc.',
};

/** Reads the typed error of a failed call; null for anything else that was thrown. */
export function gatewayErrorOf(error: unknown): CallError | null;
/** The same where it is known which call failed: `gatewayErrorOf<'authentication.login'>(error)`. */
export function gatewayErrorOf<Id extends CallId>(error: unknown): ErrorsOf<Id> | null;
export function gatewayErrorOf(error: unknown): CallError | null {
  const sent = memberOf(memberOf(error, 'data'), 'gateway');
  if (isError(sent)) return withKnownKind(sent);
  // tRPC's error is recognised by its name, since an app may hold two copies of tRPC.
  return memberOf(error, 'name') === 'TRPCClientError' ? withoutAdapter(error) : null;
}

/** The kind of a request that no adapter answered, by the name of the error that ended it. */
const endings: Readonly<Record<string, keyof typeof messages>> = {
  TypeError: 'OFFLINE',
  AbortError: 'ABORTED',
  SyntaxError: 'NOT_AN_ADAPTER',
  TimeoutError: 'TIMEOUT',
  AddressError: 'MISCONFIGURED',
  UnsendableError: 'INVALID_INPUT',
};

/** The error of a request that no adapter answered, also of the app's own requests. `thrown` is the error that ended it. */
export function unansweredError(thrown: unknown): CallError {
  const error = errorOf(endings[String(memberOf(thrown, 'name'))] ?? 'UNKNOWN');
  const isUnsent = error.kind === 'MISCONFIGURED' || error.kind === 'INVALID_INPUT';
  return isUnsent ? { ...error, outcome: 'not-sent' } : error;
}

function errorOf(kind: keyof typeof messages): CallError {
  return { kind, outcome: 'unknown', message: messages[kind], requestId: '' };
}

/** tRPC's error without an adapter's error in it. If a server answered all the same, it is no adapter. */
function withoutAdapter(error: unknown): CallError {
  const read = unansweredError(memberOf(error, 'cause'));
  const isAnswered = memberOf(error, 'shape') || memberOf(error, 'meta');
  return isAnswered && read.kind === 'UNKNOWN' ? errorOf('NOT_AN_ADAPTER') : read;
}

function withKnownKind(sent: ErrorBase<string>): CallError {
  // An error of a known kind has all its members: it comes from an adapter that knows the kind, or from this client.
  return [...gatewayErrorKinds, ...Object.keys(messages)].includes(sent.kind)
    ? (sent as CallError)
    : { ...sent, kind: 'UNKNOWN', newerKind: sent.kind };
}

function isError(value: unknown): value is ErrorBase<string> {
  return ['kind', 'outcome', 'message'].every(name => typeof memberOf(value, name) === 'string');
}

function memberOf(value: unknown, name: string): unknown {
  // Any object can be looked at by a name; what comes out stays unknown.
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}
