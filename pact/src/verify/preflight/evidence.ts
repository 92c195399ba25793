import type { Operation } from '@choose-life/contracts/gateway/operation';
import type { Fault, Result } from '@choose-life/gateway-client/fault';
import { bodyOf, type ReadBody } from '@choose-life/gateway-client/read/answer-body';
import type { RawAnswer } from '@choose-life/gateway-client/read/raw-answer';
import { readAnswer } from '@choose-life/gateway-client/read/read-answer';

/**
 * Whether a call answers under a base path. `answers`: as only the gateway would. `unclear`: as a proxy, an authoriser or an
 * overloaded machine might, too. `failing`: HTTP 502 to 504, from a proxy. `silent`: no answer at all.
 */
export type Presence = 'answers' | 'absent' | 'unclear' | 'failing' | 'silent';

export interface Evidence {
  readonly presence: Presence;
  /** A description of the answer, without its text. */
  readonly seen: string;
  /** Whether it may be a broken call: it is one where a call that does not exist is answered otherwise. */
  readonly mayBeBroken?: true;
}

/** Evidence about a route, from one read without a token. */
export function evidenceOf(operation: Operation, answer: Result<RawAnswer, Fault>): Evidence {
  if (!answer.ok)
    return { presence: 'silent', seen: `${answer.fault.kind} ${answer.fault.detail ?? ''}`.trim() };
  const { status } = answer.value;
  // Read as if a token had been sent: an authoriser's refusal then counts as an answer of the call.
  const read = readAnswer(operation, answer.value, { hadToken: true, nowMs: 0 });
  if (read.ok) return { presence: 'answers', seen: `HTTP ${status}, an accepted answer` };
  const { detail, gatewayCode, kind } = read.fault;
  if (kind === 'SESSION_EXPIRED' && detail === undefined) {
    return { presence: 'answers', seen: `HTTP ${status}, code 22` };
  }
  if (kind === 'REJECTED' && gatewayCode !== undefined) {
    return { presence: 'answers', seen: `HTTP ${status}, a refusal` };
  }
  const body = bodyOf(answer.value, operation.media);
  if (body.kind === 'encoded' && status < 300) return compressed(answer.value);
  if (status === 403 && (kind === 'SESSION_EXPIRED' || isDeniedByAuthoriser(answer.value, body))) {
    return { presence: 'unclear', seen: `HTTP ${status}: an authoriser` };
  }
  // Any text may be meant as a PDF: only JSON is evidence for the gateway.
  return byStatus(status, body.kind === 'value' && typeof body.value !== 'string');
}

/** Statuses with which a proxy reports that the server behind it is away. */
const proxyStatuses: ReadonlySet<number> = new Set([502, 503, 504]);

function byStatus(status: number, isJson: boolean): Evidence {
  const seen = `HTTP ${status}${isJson ? '' : ', no JSON'}`;
  if (status === 401) return { presence: 'unclear', seen: `${seen}: an authoriser` };
  if (status === 403 || status === 404 || status === 405) return { presence: 'absent', seen };
  if (status >= 200 && status < 300 && isJson) {
    return { presence: 'answers', seen: `${seen}, but not by the contract` };
  }
  if (status < 300) return { presence: 'absent', seen, mayBeBroken: true };
  if (status < 400) return { presence: 'absent', seen };
  if (proxyStatuses.has(status)) return { presence: 'failing', seen };
  return status === 500 ? { presence: 'unclear', seen, mayBeBroken: true } : { presence: 'unclear', seen };
}

/** Nothing is decompressed here: only the media type distinguishes a gateway's answer from a page. */
function compressed({ headers, status }: RawAnswer): Evidence {
  const isJson = /^application\/json\b/i.test(headers['content-type'] ?? '');
  return { presence: isJson ? 'unclear' : 'absent', seen: `HTTP ${status}, compressed`, mayBeBroken: true };
}

/** Whether an authoriser refused, which happens on routes that exist; an unknown route or stage has another text. */
function isDeniedByAuthoriser({ headers }: RawAnswer, body: ReadBody): boolean {
  const text = body.kind === 'value' ? JSON.stringify(body.value) : '';
  return /AccessDenied|not authorized to access/i.test(`${headers['x-amzn-errortype'] ?? ''} ${text}`);
}
