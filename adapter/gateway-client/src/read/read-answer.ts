import { answerShapeOf } from '@choose-life/contracts/gateway/answer-shape';
import type { Operation } from '@choose-life/contracts/gateway/operation';
import { readOutcome, refusalIn, wholeAnswer } from '@choose-life/contracts/gateway/outcome';
import type { Deviation } from '../drift/deviation.ts';
import { refusedDeviations } from '../drift/refused-deviations.ts';
import type { Result, Trouble } from '../fault.ts';
import {
  type BodyValue,
  parsedBodyOf,
  type ReadBody,
  soundBody,
  withoutByteOrderMark,
} from './answer-body.ts';
import { statusTrouble } from './answer-status.ts';
import { type AnswerReader, createReader } from './reader.ts';
import { inBandTrouble } from './refused-answer.ts';
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

/** The JSON of a response as the gateway wrote it: bytes, or a text while that is cheaper to pass on. */
export type Json = string | Uint8Array;

/** Up to here a text is sent together with the head of an answer, at the price of one piece. */
const maxTextLength = 8 * 1024;

/** An answer that was accepted. */
export interface AcceptedAnswer {
  readonly response: unknown;
  /** Null where the response is not exactly what the gateway wrote. */
  readonly json: Json | null;
  /** Where it leaves the contract all the same. */
  readonly deviations: readonly Deviation[];
}

export type ReadAnswer = Result<AcceptedAnswer, Trouble>;

/**
 * Reads an answer of the gateway. A success that fits its row, as nearly every answer is, takes one walk. Any other is judged in
 * a fixed order: expiry, refusal, transport, contract with its success rule. The body wins over the HTTP status, because the
 * gateway says in the body whether a call succeeded; so the body is read first, as far as it can be.
 */
export function readAnswer(operation: Operation, answer: RawAnswer, given: ReadWith): ReadAnswer {
  const { status } = answer;
  if (status >= 300 && status < 400) return { ok: false, fault: misconfigured(status, 'redirect') };

  const parsed = parsedBodyOf(answer, operation.media);
  const success = readSuccess(operation, answer, parsed);
  if (success) return { ok: true, value: success };

  const body = soundBody(parsed);
  if (body.kind === 'encoded' && status < 400) return { ok: false, fault: misconfigured(status, 'encoding') };
  const inBand = body.kind === 'value' ? inBandTrouble(operation, body.value, status) : null;
  const trouble = inBand ?? statusTrouble(operation, answer, body, given);
  return trouble ? { ok: false, fault: trouble } : readRest(operation, body, status);
}

/** A success that fits its row; null for every other answer, which is looked at again. */
function readSuccess(
  operation: Operation,
  { bytes, status }: RawAnswer,
  body: ReadBody,
): AcceptedAnswer | null {
  if (status < 200 || status >= 300 || body.kind !== 'value' || operation.media === 'pdf') return null;
  if (refusalIn(operation, body.value) !== null) return null;
  const fitting = readerOf(operation)(body.value);
  if (fitting === null) return null;
  const isExact = fitting.value === body.value;
  return {
    response: fitting.value,
    json: isExact ? jsonOf(body, bytes) : null,
    deviations: body.oddContentType ? [...fitting.deviations, oddMediaType] : fitting.deviations,
  };
}

function jsonOf({ text }: BodyValue, bytes: Uint8Array): Json {
  return text.length <= maxTextLength ? text : withoutByteOrderMark(bytes);
}

const readers = new WeakMap<Operation, AnswerReader>();

function readerOf(operation: Operation): AnswerReader {
  const known = readers.get(operation);
  if (known) return known;
  const reader = createReader(answerShapeOf(operation.response));
  readers.set(operation, reader);
  return reader;
}

/** What says nothing against success: a PDF, an answer that nobody reads, or one that is not by the contract. */
function readRest(operation: Operation, body: ReadBody, upstreamStatus: number): ReadAnswer {
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
    if (body.kind === 'empty') return bad('empty', 'once');
    const issues = outcome.kind === 'out-of-contract' ? outcome.issues : [];
    const deviations = refusedDeviations(answerShapeOf(operation.response), issues);
    return bad(`contract:${deviations[0]?.path ?? ''}`, 'no', deviations);
  }
  const isOdd = body.kind === 'value' && body.oddContentType;
  const deviations = isOdd ? [oddMediaType] : [];
  if (operation.success.kind !== 'pdf')
    return { ok: true, value: { response: outcome.value, json: null, deviations } };
  const pdf = checkReportPdf(String(outcome.value));
  return pdf.ok
    ? { ok: true, value: { response: pdf.base64, json: null, deviations } }
    : bad(pdf.problem, 'once');
}

const oddMediaType: Deviation = { kind: 'media-type', path: wholeAnswer };

function misconfigured(upstreamStatus: number, detail: string): Trouble {
  return { kind: 'MISCONFIGURED', outcome: 'refused', upstreamStatus, detail, repeat: 'no' };
}
