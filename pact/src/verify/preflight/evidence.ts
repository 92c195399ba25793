import { bodyOf } from '@choose-life/adapter/gateway/answer-body';
import type { Result, Trouble } from '@choose-life/adapter/gateway/fault';
import { type RawAnswer, readAnswer } from '@choose-life/adapter/gateway/read-answer';
import type { Operation } from '@choose-life/contracts/gateway/operation';

/**
 * Whether a call answers under a base path. `answers`: as only the gateway would. `unclear`: something that also a front,
 * an authoriser or an overloaded machine would say. `silent`: nothing came back at all.
 */
export type Presence = 'answers' | 'absent' | 'unclear' | 'silent';

export interface Evidence {
  readonly presence: Presence;
  /** What was seen, in words of our own. */
  readonly seen: string;
}

/** What one read without a token tells about a route. */
export function evidenceOf(operation: Operation, answer: Result<RawAnswer, Trouble>): Evidence {
  if (!answer.ok)
    return { presence: 'silent', seen: `${answer.fault.kind} ${answer.fault.detail ?? ''}`.trim() };
  const { status } = answer.value;
  const read = readAnswer(operation, answer.value, { hadToken: false, nowMs: 0 });
  if (read.ok) return { presence: 'answers', seen: `HTTP ${status}, an accepted answer` };
  const { kind, gatewayCode } = read.fault;
  if (kind === 'SESSION_EXPIRED') return { presence: 'answers', seen: `HTTP ${status}, code 22` };
  if (kind === 'REJECTED' && gatewayCode !== undefined) {
    return { presence: 'answers', seen: `HTTP ${status}, a refusal` };
  }
  const body = bodyOf(answer.value, operation.media);
  // Any text at all may be meant as a PDF: only JSON speaks for the gateway.
  return byStatus(status, body.kind === 'value' && typeof body.value !== 'string');
}

function byStatus(status: number, isJson: boolean): Evidence {
  const seen = `HTTP ${status}${isJson ? '' : ', no JSON'}`;
  if (status === 401) return { presence: 'unclear', seen: `${seen}: an authoriser` };
  if (status === 403 || status === 404 || status === 405) return { presence: 'absent', seen };
  if (status >= 200 && status < 300 && isJson) {
    return { presence: 'answers', seen: `${seen}, but not by the contract` };
  }
  if (status < 400) return { presence: 'absent', seen };
  return { presence: 'unclear', seen };
}
