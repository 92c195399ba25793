import type { GatewayErrorKind, GatewayOutcome } from '../error-kinds.ts';
import { errorRows } from './error-rows.ts';
import { Rejection } from './fake-answers.ts';

/** How a call ended: the HTTP status it would have alone, and its part of the answer in tRPC's wire form. */
interface CallEnd {
  readonly status: number;
  readonly part: object;
}

/** The usual outcome by kind; any other kind is not sent. After a timeout, a write may have been made. */
const outcomes: { readonly [Kind in GatewayErrorKind]?: GatewayOutcome } = {
  SESSION_EXPIRED: 'refused',
  REJECTED: 'refused',
  MISCONFIGURED: 'refused',
  TIMEOUT: 'unknown',
  UPSTREAM_ERROR: 'unknown',
  BAD_RESPONSE: 'unknown',
  CANCELLED: 'unknown',
};

/** The end of a call, as the adapter writes it. */
export function endOf(path: string, answer: unknown, requestId: string): CallEnd {
  if (!(answer instanceof Rejection)) return { status: 200, part: { result: { data: answer } } };
  const { details, kind } = answer;
  const { code, httpStatus, message, number } = errorRows[kind];
  const gateway = {
    kind,
    outcome: outcomes[kind] ?? 'not-sent',
    message,
    requestId,
    // A refusal has the gateway's code, a limit the time to wait.
    ...(kind === 'REJECTED' && { gatewayCode: '99' }),
    ...(kind === 'RATE_LIMITED' && { retryAfterMs: 1000 }),
    ...details,
  };
  return {
    status: httpStatus,
    part: { error: { message: gateway.message, code: number, data: { code, httpStatus, path, gateway } } },
  };
}

/** The answer to a request: one end, or the list of a batch, with 207 where not all have one status. */
export function responseOf(ends: readonly CallEnd[], isBatch: boolean): Response {
  const [first = 200, ...others] = new Set(ends.map(({ status }) => status));
  const parts = ends.map(({ part }) => part);
  return json(isBatch ? parts : parts[0], others.length > 0 ? 207 : first);
}

/** The answer of `/reports/pdf`: the file itself, or the error alone. */
export function fileResponseOf(answer: unknown, requestId: string): Response {
  if (answer instanceof Rejection) {
    const { part, status } = endOf('hra.getReportPdf', answer, requestId);
    return json(part, status);
  }
  const { base64, mediaType } = Object(answer);
  const bytes = Uint8Array.from(atob(base64), character => character.charCodeAt(0));
  return new Response(bytes, { headers: { 'content-type': mediaType } });
}

function json(body: unknown, status: number): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8' },
  });
}
