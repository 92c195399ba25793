import type { Fault, Repeat } from '../fault.ts';
import { forbiddenAddressCode } from './gateway-address.ts';

export const overloadedRetryAfterMs = 1_000;

export interface AttemptState {
  /** The error came from connecting: nothing was sent. */
  readonly connecting: boolean;
  /** No byte came, on a connection that had carried an answer. */
  readonly reused?: boolean;
  /** Why this process ended the try; null where it did not. */
  readonly endedBy: 'headers-deadline' | 'total-deadline' | 'caller' | 'size-cap' | 'no-room' | null;
}

/** The fault of a try that ended without an answer, by the error codes of undici and Node. */
export function transportFault(error: unknown, { connecting, endedBy, reused }: AttemptState): Fault {
  const code = codeOf(error);
  const fault = (kind: Fault['kind'], outcome: Fault['outcome'], repeat: Repeat, detail = code): Fault => ({
    kind,
    outcome,
    repeat,
    detail,
  });

  if (endedBy === 'caller') return fault('CANCELLED', 'unknown', 'no', endedBy);
  if (endedBy === 'no-room') {
    return { ...fault('OVERLOADED', 'unknown', 'no', endedBy), retryAfterMs: overloadedRetryAfterMs };
  }
  if (endedBy === 'size-cap') return fault('BAD_RESPONSE', 'unknown', 'no', endedBy);
  if (connecting) {
    if (code === forbiddenAddressCode || isTls(code)) return fault('MISCONFIGURED', 'not-sent', 'no');
    return fault('UNREACHABLE', 'not-sent', code === 'ENOTFOUND' ? 'once' : 'yes');
  }
  if (endedBy !== null) return fault('TIMEOUT', 'unknown', 'yes', endedBy);

  switch (code) {
    case 'UND_ERR_HEADERS_TIMEOUT':
    case 'UND_ERR_BODY_TIMEOUT':
      return fault('TIMEOUT', 'unknown', 'yes');
    case 'UND_ERR_HEADERS_OVERFLOW':
    case 'HPE_HEADER_OVERFLOW':
    case 'UND_ERR_RES_CONTENT_LENGTH_MISMATCH':
    case 'HPE_UNEXPECTED_CONTENT_LENGTH':
    case 'HPE_INVALID_CONTENT_LENGTH':
    case 'HPE_INVALID_TRANSFER_ENCODING':
      return fault('BAD_RESPONSE', 'unknown', 'no');
    default:
      return isNotHttp(error, code)
        ? fault('BAD_RESPONSE', 'unknown', 'once', code || 'not-http')
        : fault('UPSTREAM_ERROR', 'unknown', reused ? 'anew' : 'yes');
  }
}

/** The error's code, where it has the form of a code. Its message may hold anything, and is not read. */
function codeOf(error: unknown): string {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : null;
  return typeof code === 'string' && /^[A-Z][A-Z0-9_]{2,60}$/.test(code) ? code : '';
}

function isTls(code: string): boolean {
  return /^(ERR_TLS_|ERR_SSL_|CERT_|UNABLE_TO_|DEPTH_ZERO_|SELF_SIGNED_|EPROTO$|HOSTNAME_MISMATCH$)/.test(
    code,
  );
}

function isNotHttp(error: unknown, code: string): boolean {
  return code.startsWith('HPE_') || (error instanceof Error && error.name === 'HTTPParserError');
}
