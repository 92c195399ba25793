import type { z } from 'zod';
import { codes } from '../domain/codes.ts';
import type { Operation, SuccessRule } from './operation.ts';

/** A well-formed refusal: the gateway read the request and said no (s.4, s.8). */
export interface Refusal {
  readonly kind: 'refused';
  /** The code as it came, for example '99'; the status where only that was sent. */
  readonly code: string;
  /** The gateway's own words, untrusted text; null when it sent none. */
  readonly message: string | null;
  /** A refused login may carry a token all the same: it is stored before the code is checked (s.3). */
  readonly token: string | null;
}

/** The outcome of a parsed answer, independent of its HTTP status. */
export type Outcome =
  | { readonly kind: 'session-expired' }
  | Refusal
  | { readonly kind: 'accepted'; readonly value: unknown }
  | { readonly kind: 'out-of-contract'; readonly issues: readonly ContractIssue[] };

/** The path of what concerns an answer as a whole. */
export const rootPath = '(answer)';

/** Where an answer leaves the contract: the path and what is wrong there, never the value. */
export interface ContractIssue {
  readonly path: string;
  readonly message: string;
}

/** Reads a parsed answer by its row, in a fixed order: expiry, refusal, contract. The accepted schema holds the success rule. */
export function readOutcome(operation: Operation, body: unknown): Outcome {
  const unsuccessful = unsuccessfulOutcome(operation, body);
  if (unsuccessful) return unsuccessful;
  const parsed = operation.response.safeParse(body);
  if (parsed.success) return { kind: 'accepted', value: parsed.data };
  return { kind: 'out-of-contract', issues: contractIssuesOf(parsed.error) };
}

/** What the head of an answer says against its success: an expired session, a refusal, or a code that is no text. Null for none. */
export function unsuccessfulOutcome(
  operation: Operation,
  body: unknown,
): Exclude<Outcome, { kind: 'accepted' }> | null {
  if (isSessionExpired(body)) return { kind: 'session-expired' };
  if (!isRecord(body)) return null;
  // A code that is no text says neither yes nor no, on any call: 99 or null beside status 'OK' is no success.
  if (!['string', 'undefined'].includes(typeof body.responseCode))
    return { kind: 'out-of-contract', issues: [{ path: 'responseCode', message: 'expected a text' }] };
  const code = refusingCode(operation, body);
  if (code === null) return null;
  return { kind: 'refused', code, message: textOf(body.responseMessage), token: textOf(body.token) };
}

/** Code 22, as number or text, with blanks around it: on every call, also beside status 'OK' (s.4, s.8). */
export function isSessionExpired(body: unknown): boolean {
  const code = isRecord(body) ? body.responseCode : undefined;
  if (typeof code === 'number') return code === Number(codes.sessionExpired);
  return typeof code === 'string' && code.trim() === codes.sessionExpired;
}

/** Success is exact ('00', 'OK'); any other text is a refusal. */
function refusingCode({ success }: Operation, body: Record<string, unknown>): string | null {
  const { responseCode, status } = body;
  if (typeof responseCode === 'string' && responseCode !== codes.success) return responseCode;
  const statusDecides =
    success.kind === 'field' ? !(success.field in body) : decidedByStatus.has(success.kind);
  return statusDecides && typeof status === 'string' && status !== codes.ok ? status : null;
}

/** Calls that succeed by their status, and the PDF's, whose accepted answer is no object at all. */
const decidedByStatus: ReadonlySet<SuccessRule['kind']> = new Set(['status', 'pdf']);

/** Zod's issues as path and message. Zod's own messages name types and expected literals, never the value. */
export function contractIssuesOf(error: z.core.$ZodError): ContractIssue[] {
  return error.issues.flatMap(issue => flatten(issue, []));
}

/** Of a union, names the variant that came nearest: by its own members that are there, then by the number of issues. */
function flatten(issue: z.core.$ZodIssue, above: readonly PropertyKey[]): ContractIssue[] {
  const path = [...above, ...issue.path];
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) {
    return [{ path: cut(path.map(String).join('.')) || rootPath, message: cut(issue.message) }];
  }
  const forms = [...issue.errors].sort(
    (a, b) => firstMissing(b) - firstMissing(a) || a.length - b.length || depth(b) - depth(a),
  );
  return (forms[0] ?? []).flatMap(each => flatten(each, path));
}

function depth(form: readonly z.core.$ZodIssue[]): number {
  return Math.max(...form.map(each => each.path.length));
}

function firstMissing(form: readonly z.core.$ZodIssue[]): number {
  const missing = form.filter(({ message }) => message.endsWith('received undefined'));
  return Math.min(maxDepth, ...missing.map(each => each.path.length));
}

/** Deeper than any member of the contract. */
const maxDepth = 100;

/** Cuts a member's name: the sender of the JSON chose it, at any length. */
function cut(text: string): string {
  return text.length > maxText ? `${text.slice(0, maxText)}…` : text;
}

const maxText = 160;

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

/** Whether a value is an object with named properties: neither null nor an array. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
