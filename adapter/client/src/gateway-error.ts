import { brandName } from '@choose-life/contracts/domain/brand';
import { propertiesOf } from '@choose-life/contracts/domain/properties-of';
import { type GatewayErrorKind, type GatewayOutcome, gatewayErrorKinds } from './generated/error-kinds.ts';
import type { CallId } from './generated/procedures.ts';

/** The members of every error, from the adapter or the client. */
interface ErrorBase<Kind extends string> {
  readonly kind: Kind;
  readonly outcome: GatewayOutcome;
  /** A message for people. For `REJECTED` it is the gateway's text, which is plain text and not HTML. */
  readonly message: string;
  /** The id of the call in the adapter's logs; empty if no adapter answered. */
  readonly requestId: string;
  /** The code of a refusal, if the gateway sent one. */
  readonly gatewayCode?: string | undefined;
  /** `authentication.login` only: the token in the answer to a refused log-in. An app stores it like the token of a success (s.3). */
  readonly token?: string | undefined;
}

/** Milliseconds to wait before a retry: always present for `RATE_LIMITED`, optional for other kinds. */
type RetryAfter<Kind> = Kind extends 'RATE_LIMITED'
  ? { readonly retryAfterMs: number }
  : { readonly retryAfterMs?: number | undefined };

/** An error of one kind, as the adapter sends it. */
export type GatewayErrorOf<Kind extends GatewayErrorKind> = ErrorBase<Kind> & RetryAfter<Kind>;

/** The error of a failed call, as the adapter sends it. */
export type GatewayError = { [Kind in GatewayErrorKind]: GatewayErrorOf<Kind> }[GatewayErrorKind];

/**
 * The error kinds that the client adds to those of the adapter.
 *
 * - `OFFLINE`: There was no complete response: no network, a wrong address, or an origin that the adapter does not allow (CORS).
 * - `ABORTED`: The caller aborted the call with its `signal`.
 * - `NOT_AN_ADAPTER`: The response is not from an adapter, for example an HTML page. Check `url`.
 * - `UNKNOWN`: A newer adapter sent a kind that this client does not know (see `newerKind`), or `fetch` threw an unexpected error.
 *
 * The client also creates errors with three kinds of the adapter:
 *
 * - `TIMEOUT`: `timeoutMs` has passed.
 * - `MISCONFIGURED`: The address is invalid, so the call was not sent.
 * - `INVALID_INPUT`: The token, a header or the input cannot be sent, or the app's function for the token or the headers threw, so the call was
 *   not sent. The thrown value is in the chain of `cause`.
 */
export type ClientErrorKind = 'OFFLINE' | 'ABORTED' | 'NOT_AN_ADAPTER' | 'UNKNOWN';

/** An error of a kind that the client adds. */
export type ClientErrorOf<Kind extends ClientErrorKind> = ErrorBase<Kind> & {
  readonly retryAfterMs?: number | undefined;
  /** The kind that a newer adapter sent. Only an `UNKNOWN` error has it. */
  readonly newerKind?: string | undefined;
};

/** The error of a failed call, from the adapter or the client. A `switch` over `kind` can be exhaustive. */
export type CallError = GatewayError | { [Kind in ClientErrorKind]: ClientErrorOf<Kind> }[ClientErrorKind];

/** The errors of one call, for example `ErrorsOf<'hra.saveAnswers'>`. Every call can fail with every kind. Only the error of a log-in has a token. */
export type ErrorsOf<Id extends CallId> = Id extends 'authentication.login'
  ? CallError
  : CallError & { readonly token?: never };

/** The messages of the errors that the client creates. An error that the adapter sends contains its message. */
const messages: Record<ClientErrorKind | 'TIMEOUT' | 'MISCONFIGURED' | 'INVALID_INPUT', string> = {
  OFFLINE: `We could not reach ${brandName}. Check your connection and try again.`,
  ABORTED: 'The request was cancelled.',
  NOT_AN_ADAPTER: `We could not reach ${brandName}. Please try again.`,
  TIMEOUT: 'No answer came in time. Please try again.',
  UNKNOWN: 'Something went wrong. Please try again.',
  INVALID_INPUT: 'Something in the request is not valid, so nothing was sent. Please check it and try again.',
  // Only developers see this message.
  MISCONFIGURED:
    'The address of the adapter is not a valid URL. Outside of a web page it must be absolute: https://wellness.example.com/trpc.',
};

/** Returns the typed error of a failed call or download; null for any other thrown value. */
export function gatewayErrorOf(error: unknown): CallError | null;
/** Returns the typed error of a known call: `gatewayErrorOf<'authentication.login'>(error)`. */
export function gatewayErrorOf<Id extends CallId>(error: unknown): ErrorsOf<Id> | null;
export function gatewayErrorOf(error: unknown): CallError | null {
  const gatewayError = propertiesOf(propertiesOf(error).data).gateway;
  if (isGatewayError(gatewayError)) return replaceUnknownKind(gatewayError);
  // Recognized by its name and not by `instanceof`, because an app may contain two copies of tRPC.
  return propertiesOf(error).name === 'TRPCClientError' ? errorWithoutAdapter(error) : null;
}

/** The error kinds of requests that no adapter answered, by the name of the thrown error. */
const kindsByErrorName: Readonly<Record<string, keyof typeof messages>> = {
  // `fetch` rejects with a TypeError if there was no response. So does reading a body if the connection breaks.
  TypeError: 'OFFLINE',
  AbortError: 'ABORTED',
  // JSON.parse throws it for a body that is not JSON, such as an HTML page.
  SyntaxError: 'NOT_AN_ADAPTER',
  // The other names are set in `sending.ts`.
  TimeoutError: 'TIMEOUT',
  AddressError: 'MISCONFIGURED',
  UnsendableError: 'INVALID_INPUT',
};

/**
 * Returns the typed error for a value that `fetch` or the client threw, when no adapter answered the request. The outcome is `not-sent` for
 * `MISCONFIGURED` and `INVALID_INPUT`. For other kinds it is `unknown`, because the request may have arrived. Apps can use this function
 * for their other requests.
 */
export function unansweredError(thrown: unknown): CallError {
  const error = unansweredErrorOfKind(kindsByErrorName[String(propertiesOf(thrown).name)] ?? 'UNKNOWN');
  const isUnsent = error.kind === 'MISCONFIGURED' || error.kind === 'INVALID_INPUT';
  return isUnsent ? { ...error, outcome: 'not-sent' } : error;
}

/** Returns an error of this kind for a request that no adapter answered. The outcome is `unknown`, because the request may have arrived. */
export function unansweredErrorOfKind(kind: keyof typeof messages): CallError {
  return { kind, outcome: 'unknown', message: messages[kind], requestId: '' };
}

/** Converts an error of tRPC that contains no error of an adapter. */
function errorWithoutAdapter(trpcError: unknown): CallError {
  const { cause, meta, shape } = propertiesOf(trpcError);
  const error = unansweredError(cause);
  // tRPC sets `meta` if there was a response, and `shape` if that contained an error in its format.
  const isAnswered = shape || meta;
  // Such a response came from another server. If the cause has a known kind, such as OFFLINE for a broken connection, that kind is kept.
  return isAnswered && error.kind === 'UNKNOWN' ? unansweredErrorOfKind('NOT_AN_ADAPTER') : error;
}

function replaceUnknownKind(error: ErrorBase<string>): CallError {
  const knownKinds: readonly string[] = [...gatewayErrorKinds, ...Object.keys(messages)];
  if (!knownKinds.includes(error.kind)) return { ...error, kind: 'UNKNOWN', newerKind: error.kind };
  // An error of a known kind has all members of the kind: an adapter that knows the kind sent it, or this client created it.
  return error as CallError;
}

function isGatewayError(value: unknown): value is ErrorBase<string> {
  return ['kind', 'outcome', 'message'].every(name => typeof propertiesOf(value)[name] === 'string');
}
