import type { Operation } from '@choose-life/contracts/gateway/operation';
import type { Fault, Result } from '@choose-life/gateway-client/fault/fault';
import { bodyOf, type ReadBody } from '@choose-life/gateway-client/read/answer-body';
import { type RawAnswer, readAnswer } from '@choose-life/gateway-client/read/read-answer';

/**
 * Whether a call answers under a base path. `answers`: as only the gateway would. `unclear`: something that also a front,
 * an authoriser or an overloaded machine would say. `failing`: HTTP 502 to 504, in the gateway's place. `silent`:
 * nothing came back at all.
 */
export type Presence = 'answers' | 'absent' | 'unclear' | 'failing' | 'silent';

export interface Evidence {
  readonly presence: Presence;
  /** What was seen, in words of our own. */
  readonly seen: string;
  /** Whether a call that is there, and broken, may say so. What a call that does not exist is told, decides. */
  readonly mayBeBroken?: true;
}

/** What one read without a token tells about a route. */
export function evidenceOf(operation: Operation, answer: Result<RawAnswer, Fault>): Evidence {
  if (!answer.ok)
    return { presence: 'silent', seen: `${answer.fault.kind} ${answer.fault.detail ?? ''}`.trim() };
  const { status } = answer.value;
  // As if a token had been sent: what an authoriser says to a call without one speaks for the call.
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
  if (status === 403 && (kind === 'SESSION_EXPIRED' || isTurnedAway(answer.value, body))) {
    return { presence: 'unclear', seen: `HTTP ${status}: an authoriser` };
  }
  // Any text at all may be meant as a PDF: only JSON speaks for the gateway.
  return byStatus(status, body.kind === 'value' && typeof body.value !== 'string');
}

/** Statuses with which something in front says that what is behind it is away. */
const saidByFronts: ReadonlySet<number> = new Set([502, 503, 504]);

function byStatus(status: number, isJson: boolean): Evidence {
  const seen = `HTTP ${status}${isJson ? '' : ', no JSON'}`;
  if (status === 401) return { presence: 'unclear', seen: `${seen}: an authoriser` };
  if (status === 403 || status === 404 || status === 405) return { presence: 'absent', seen };
  if (status >= 200 && status < 300 && isJson) {
    return { presence: 'answers', seen: `${seen}, but not by the contract` };
  }
  if (status < 300) return { presence: 'absent', seen, mayBeBroken: true };
  if (status < 400) return { presence: 'absent', seen };
  if (saidByFronts.has(status)) return { presence: 'failing', seen };
  return status === 500 ? { presence: 'unclear', seen, mayBeBroken: true } : { presence: 'unclear', seen };
}

/** Nothing is decompressed here: the media type alone tells a gateway's answer from a page. */
function compressed({ headers, status }: RawAnswer): Evidence {
  const isJson = /^application\/json\b/i.test(headers['content-type'] ?? '');
  return { presence: isJson ? 'unclear' : 'absent', seen: `HTTP ${status}, compressed`, mayBeBroken: true };
}

/** An authoriser's no, which it says on routes that exist; an unknown route or stage has other words. */
function isTurnedAway({ headers }: RawAnswer, body: ReadBody): boolean {
  const said = body.kind === 'value' ? JSON.stringify(body.value) : '';
  return /AccessDenied|not authorized to access/i.test(`${headers['x-amzn-errortype'] ?? ''} ${said}`);
}
