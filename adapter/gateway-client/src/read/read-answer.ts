import type { Operation } from '@choose-life/contracts/gateway/operation';
import {
  isSessionExpired,
  type Refusal,
  readOutcome,
  wholeAnswer,
} from '@choose-life/contracts/gateway/outcome';
import type { Deviation } from '../drift/deviation.ts';
import { findDeviations, refusedDeviations } from '../drift/find-deviations.ts';
import type { Result, Trouble } from '../fault.ts';
import { Secret } from '../secret.ts';
import { hasControlCharacter } from '../send/url.ts';
import { bodyOf, type ReadBody } from './answer-body.ts';
import { statusTrouble } from './answer-status.ts';
import { checkReportPdf } from './report-pdf.ts';

/** An answer as it came over the wire. */
export interface RawAnswer {
  readonly status: number;
  /** Lower-case names. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly bytes: Uint8Array;
}

/** What the reader has to know beside the answer. */
export interface ReadWith {
  /** Whether the call carried a token: only then can an HTTP status mean that the session has expired. */
  readonly hadToken: boolean;
  /** The wall clock in milliseconds, for a Retry-After that is a date. */
  readonly nowMs: number;
}

/** The accepted answer with where it leaves the contract all the same, or why it is none. */
export type ReadAnswer = Result<
  { readonly response: unknown; readonly deviations: readonly Deviation[] },
  Trouble
>;

/**
 * Reads an answer of the gateway in a fixed order: expiry, refusal, transport, contract with its success rule. The body
 * wins over the HTTP status, because the gateway says in the body whether a call succeeded; so the body is read first,
 * as far as it can be.
 */
export function readAnswer(operation: Operation, answer: RawAnswer, given: ReadWith): ReadAnswer {
  const { status } = answer;
  if (status >= 300 && status < 400) return { ok: false, fault: misconfigured(status, 'redirect') };

  const body = bodyOf(answer, operation.media);
  if (body.kind === 'encoded' && status < 400) return { ok: false, fault: misconfigured(status, 'encoding') };

  const inBand = body.kind === 'value' ? inBandTrouble(operation, body.value, status) : null;
  const trouble = inBand ?? statusTrouble(operation, answer, body, given);
  if (trouble) return { ok: false, fault: trouble };

  return readAccepted(operation, body, status);
}

/** What the body itself says against success, whatever the status is. */
function inBandTrouble(operation: Operation, value: unknown, upstreamStatus: number): Trouble | null {
  if (isSessionExpired(value)) {
    return { kind: 'SESSION_EXPIRED', outcome: 'refused', upstreamStatus, repeat: 'no', ...tokenIn(value) };
  }
  const outcome = readOutcome(operation, value);
  return outcome.kind === 'refused' ? rejected(outcome, upstreamStatus) : null;
}

function rejected(refusal: Refusal, upstreamStatus: number): Trouble {
  const message = presentable(refusal.message);
  return {
    kind: 'REJECTED',
    outcome: 'refused',
    gatewayCode: presentable(refusal.code)?.slice(0, 32) ?? '',
    upstreamStatus,
    repeat: 'no',
    ...(message !== null && { message }),
    ...tokenIn({ token: refusal.token }),
  };
}

function readAccepted(operation: Operation, body: ReadBody, upstreamStatus: number): ReadAnswer {
  const bad = (
    detail: string,
    repeat: Trouble['repeat'],
    deviations: readonly Deviation[] = [{ kind: 'refused', path: wholeAnswer }],
  ): ReadAnswer => ({
    ok: false,
    fault: { kind: 'BAD_RESPONSE', outcome: 'unknown', upstreamStatus, detail, repeat, deviations },
  });
  if (body.kind === 'encoded') return bad('encoding', 'no');
  if (body.kind === 'unreadable') return bad(body.problem, body.repeat);
  // An answer without a body is null: only a call whose answer nobody reads accepts that.
  const value = body.kind === 'empty' ? null : body.value;
  const outcome = readOutcome(operation, value);
  if (outcome.kind !== 'accepted') {
    const issues = outcome.kind === 'out-of-contract' ? outcome.issues : [];
    const deviations = refusedDeviations(operation.response, issues);
    return body.kind === 'empty'
      ? bad('empty', 'once')
      : bad(`contract:${deviations[0]?.path ?? ''}`, 'no', deviations);
  }
  if (operation.success.kind === 'pdf') {
    const pdf = checkReportPdf(String(outcome.value));
    return pdf.ok ? accepted(operation, pdf.base64, body) : bad(pdf.problem, 'once');
  }
  return accepted(operation, outcome.value, body);
}

function accepted(operation: Operation, response: unknown, body: ReadBody): ReadAnswer {
  if (body.kind !== 'value') return { ok: true, value: { response, deviations: [] } };
  const deviations = findDeviations(operation.response, body.value);
  if (body.oddContentType) deviations.push({ kind: 'media-type', path: wholeAnswer });
  return { ok: true, value: { response, deviations } };
}

function misconfigured(upstreamStatus: number, detail: string): Trouble {
  return { kind: 'MISCONFIGURED', outcome: 'refused', upstreamStatus, detail, repeat: 'no' };
}

/** The gateway's words as they may reach a person: text without control characters, at most 300 characters. */
function presentable(text: string | null): string | null {
  const plain = [...(text ?? '')]
    .map(character => (hasControlCharacter(character) ? ' ' : character))
    .join('');
  const cut = [...plain.trim()].slice(0, 300).join('');
  return cut === '' ? null : cut;
}

/** A token that may be stored: a non-empty text of at most 8 KB without control characters. */
function tokenIn(value: unknown): { token?: Secret<string> } {
  const token = typeof value === 'object' && value !== null && 'token' in value ? value.token : null;
  if (typeof token !== 'string' || token === '' || token.length > 8192 || hasControlCharacter(token))
    return {};
  return { token: new Secret(token) };
}
