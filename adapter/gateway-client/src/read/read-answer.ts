import { answerShapeOf, variantIndexOf } from '@choose-life/contracts/gateway/answer-shape';
import type { Operation } from '@choose-life/contracts/gateway/operation';
import { readOutcome, rootPath } from '@choose-life/contracts/gateway/outcome';
import type { Deviation } from '../drift/deviation.ts';
import { refusedDeviations } from '../drift/refused-deviations.ts';
import type { Fault } from '../fault/fault.ts';
import { type AcceptedAnswer, acceptedJson } from './accepted-answer.ts';
import { bodyOf, hasJsonType, isEncoded, type ReadBody, withoutByteOrderMark } from './answer-body.ts';
import { outcomeOf } from './answer-outcomes.ts';
import { statusFault } from './answer-status.ts';
import type { Base64Text } from './base64-text.ts';
import { cachingReader } from './caching-reader.ts';
import type { RawAnswer, ReadContext } from './raw-answer.ts';
import { type AnswerReader, createReader } from './reader.ts';
import { inBandFault } from './refused-answer.ts';
import { checkReportPdf } from './report-pdf.ts';

export type ReadAnswer = AcceptedAnswer | { readonly ok: false; readonly fault: Fault };

/**
 * Reads an answer of the gateway. A success that fits its row, as nearly every answer is, takes one walk over its bytes. Any other
 * is judged in a fixed order: expiry, refusal, transport, contract with its success rule. The body wins over the HTTP status,
 * because the gateway says in the body whether a call succeeded; so the body is read first, as far as it can be.
 */
export function readAnswer(operation: Operation, answer: RawAnswer, context: ReadContext): ReadAnswer {
  return readSuccess(operation, answer) ?? readInFull(operation, answer, context);
}

/** Reads an answer that `readSuccess` does not take. */
export function readInFull(operation: Operation, answer: RawAnswer, context: ReadContext): ReadAnswer {
  const { status } = answer;
  const body = bodyOf(answer, operation.media);
  // A base64 text holds no refusal.
  const inBand =
    body.kind === 'value' && body.base64 === null ? inBandFault(operation, body.value, status) : null;
  const fault = inBand ?? statusFault(operation, answer, body, context);
  return fault ? { ok: false, fault } : readUnrefused(operation, body, status);
}

/** A success that fits its row; null for every other answer. */
export function readSuccess(operation: Operation, answer: RawAnswer): AcceptedAnswer | null {
  const { headers, status } = answer;
  if (status < 200 || status >= 300 || operation.media === 'pdf' || isEncoded(headers)) return null;
  const fitting = readerOf(operation)(withoutByteOrderMark(answer.bytes));
  if (fitting === null) return null;
  const { deviations, form, json } = fitting;
  return acceptedJson(json, {
    form,
    deviations: hasJsonType(headers) ? deviations : [...deviations, wrongMediaType],
  });
}

const readers = new WeakMap<Operation, AnswerReader>();

function readerOf(operation: Operation): AnswerReader {
  const known = readers.get(operation);
  if (known) return known;
  const fresh = createReader(answerShapeOf(operation.response), operation.answer.maxValues);
  const reader = operation.isPublic ? cachingReader(fresh) : fresh;
  readers.set(operation, reader);
  return reader;
}

/** Reads an answer that is neither expired nor refused: a PDF, an answer that nobody reads, or one outside the contract. */
function readUnrefused(operation: Operation, body: ReadBody, upstreamStatus: number): ReadAnswer {
  const common = { upstreamStatus, outcome: outcomeOf(upstreamStatus, body) };
  const bad = (
    detail: string,
    repeat: Fault['repeat'],
    deviations: readonly Deviation[] = [{ kind: 'refused', path: rootPath }],
  ): ReadAnswer => ({
    ok: false,
    fault: { ...common, kind: 'BAD_RESPONSE', detail, repeat, deviations },
  });
  if (body.kind === 'encoded')
    return { ok: false, fault: { ...common, kind: 'MISCONFIGURED', detail: 'encoding', repeat: 'no' } };
  if (body.kind === 'unreadable') return bad(body.problem, body.repeat);
  const deviations = body.kind === 'value' && body.hasWrongMediaType ? [wrongMediaType] : [];
  if (operation.success.kind === 'pdf' && body.kind === 'value') {
    const base64 = body.base64 ?? writtenBase64(body.value);
    if (base64 !== null) {
      const pdf = checkReportPdf(base64);
      return pdf.ok
        ? acceptedJson(pdf.json, { form: 0, fileOf: pdf.fileOf, deviations })
        : bad(pdf.problem, 'once');
    }
  }
  // No body counts as null, which only a call whose answer nobody reads accepts.
  const value = body.kind === 'empty' ? null : body.value;
  const outcome = readOutcome(operation, value);
  if (outcome.kind === 'accepted') {
    const json = Buffer.from(JSON.stringify(outcome.value));
    return acceptedJson(json, { form: variantIndexOf(operation.response, value), deviations });
  }
  if (body.kind === 'empty') return bad('empty', 'once');
  const issues = outcome.kind === 'out-of-contract' ? outcome.issues : [];
  const refused = refusedDeviations(answerShapeOf(operation.response), issues);
  return bad(`contract:${refused[0]?.path ?? ''}`, 'no', refused);
}

/** A base64 text that was written with escapes. */
function writtenBase64(value: unknown): Base64Text | null {
  return typeof value === 'string' && value !== '' ? { bytes: Buffer.from(value.trim()), json: null } : null;
}

const wrongMediaType: Deviation = { kind: 'media-type', path: rootPath };
