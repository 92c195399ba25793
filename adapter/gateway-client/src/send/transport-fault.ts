import type { Fault, Repeat } from '../fault.ts';
import { forbiddenAddressCode } from './gateway-address.ts';

/** `retryAfterMs` of a call for which no slot or memory was free. One second is also the first wait of TanStack Query, which the client uses. */
export const overloadedRetryAfterMs = 1_000;

/** What the client knows about an attempt that failed. */
export interface AttemptState {
  /** Whether the error occurred while connecting, so that nothing was sent. */
  readonly wasConnecting: boolean;
  /**
   * Whether the gateway may have closed the connection because it was idle: an earlier answer had been received on it, and the head of this
   * answer was not. Default: false.
   */
  readonly mayBeStaleConnection?: boolean;
  /**
   * Why this process ended the attempt; null if it did not. `caller`: the caller disconnected. `size-cap`: the answer is larger than its row of the
   * table allows. `no-room`: too little memory for long answers was free.
   */
  readonly endedBy: 'headers-deadline' | 'total-deadline' | 'caller' | 'size-cap' | 'no-room' | null;
}

/** The fault of an attempt that ended without an answer, by the error codes of undici and Node. */
export function transportFault(
  error: unknown,
  { wasConnecting, endedBy, mayBeStaleConnection }: AttemptState,
): Fault {
  const code = codeOf(error);
  const fault = (kind: Fault['kind'], outcome: Fault['outcome'], repeat: Repeat, detail = code): Fault => ({
    kind,
    outcome,
    repeat,
    detail,
  });

  // `endedBy` is checked first, because undici may report any error after an abort.
  if (endedBy === 'caller') return fault('CANCELLED', 'unknown', 'no', endedBy);
  if (endedBy === 'no-room') {
    return { ...fault('OVERLOADED', 'unknown', 'no', endedBy), retryAfterMs: overloadedRetryAfterMs };
  }
  if (endedBy === 'size-cap') return fault('BAD_RESPONSE', 'unknown', 'no', endedBy);
  if (endedBy !== null) return fault('TIMEOUT', 'unknown', 'yes', endedBy);

  if (wasConnecting) {
    if (code === forbiddenAddressCode || isTlsError(code)) return fault('MISCONFIGURED', 'not-sent', 'no');
    // ENOTFOUND is rarely transient, so it is retried once. Other errors, such as EAI_AGAIN, are often transient.
    return fault('UNREACHABLE', 'not-sent', code === 'ENOTFOUND' ? 'once' : 'yes');
  }

  switch (code) {
    case 'UND_ERR_HEADERS_TIMEOUT':
    case 'UND_ERR_BODY_TIMEOUT':
      return fault('TIMEOUT', 'unknown', 'yes');
    // The server sends HTTP, but the head is invalid or too large, or the body has the wrong length. A retry is not expected to help.
    case 'UND_ERR_HEADERS_OVERFLOW':
    case 'HPE_HEADER_OVERFLOW':
    case 'UND_ERR_RES_CONTENT_LENGTH_MISMATCH':
    case 'HPE_UNEXPECTED_CONTENT_LENGTH':
    case 'HPE_INVALID_CONTENT_LENGTH':
    case 'HPE_INVALID_TRANSFER_ENCODING':
      return fault('BAD_RESPONSE', 'unknown', 'no');
    default:
      // Like a body that is not JSON, an answer that is not HTTP may be damaged only this time, so a read is retried once.
      return isNotHttp(error, code)
        ? fault('BAD_RESPONSE', 'unknown', 'once', code || 'not-http')
        : fault('UPSTREAM_ERROR', 'unknown', mayBeStaleConnection ? 'on-new-connection' : 'yes');
  }
}

/**
 * The code of an error; empty if it has none that looks like a code of Node or undici. The message of an error may contain anything, so it is
 * not used.
 */
function codeOf(error: unknown): string {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : null;
  return typeof code === 'string' && /^[A-Z][A-Z0-9_]{2,60}$/.test(code) ? code : '';
}

/**
 * Whether the code is a code of Node or OpenSSL for a failed TLS handshake or an invalid certificate. `UND_ERR_PRX_TLS` is undici's code
 * for a proxy that has the certificate of another host.
 */
function isTlsError(code: string): boolean {
  return /^(ERR_TLS_|ERR_SSL_|CERT_|UNABLE_TO_|DEPTH_ZERO_|SELF_SIGNED_|EPROTO$|HOSTNAME_MISMATCH$|UND_ERR_PRX_TLS$)/.test(
    code,
  );
}

/** Whether the HTTP parser of undici (llhttp) refused the answer. Its error codes start with `HPE_`. */
function isNotHttp(error: unknown, code: string): boolean {
  return code.startsWith('HPE_') || (error instanceof Error && error.name === 'HTTPParserError');
}
