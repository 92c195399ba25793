import type { z } from 'zod';
import { codes } from '../domain/codes.ts';
import { isRecord, type UnknownProperties } from '../domain/properties-of.ts';
import type { Operation, SuccessRule } from './operation.ts';

/** A refusal that follows the contract: the gateway read the request and declined it (s.4, s.8). */
export interface Refusal {
  readonly kind: 'refused';
  /** `responseCode` as the gateway sent it, for example '99'; `status` if the code is missing or '00'. */
  readonly code: string;
  /** Text from the gateway, untrusted; null if it sent none. */
  readonly message: string | null;
  /** The token in the answer; null if it has none. Clients store the token even of a refused log-in, before they check the code (s.3). */
  readonly token: string | null;
}

/** The outcome of a JSON answer, independent of its HTTP status. */
export type Outcome =
  | { readonly kind: 'session-expired' }
  | Refusal
  | { readonly kind: 'accepted'; readonly value: unknown }
  | { readonly kind: 'out-of-contract'; readonly issues: readonly ContractIssue[] };

/** The path of an issue that concerns the whole answer. */
export const rootPath = '(answer)';

/** A deviation of an answer from the contract. It never contains the value, which may be personal data. */
export interface ContractIssue {
  /** Path of the value in dots, for example `data.0.contentId`. */
  readonly path: string;
  readonly message: string;
}

/**
 * Reads the outcome of a JSON answer by the row of its call. An expired session comes first, then a refusal, because both may also contain the
 * members of a success. The row's response schema contains the success rule, so an answer that matches the schema is accepted. For the PDF
 * call, any text that is not empty is accepted. The gateway client checks that the text decodes to a PDF.
 */
export function readOutcome(operation: Operation, body: unknown): Outcome {
  const unsuccessful = unsuccessfulOutcome(operation, body);
  if (unsuccessful) return unsuccessful;
  const parsed = operation.response.safeParse(body);
  if (parsed.success) return { kind: 'accepted', value: parsed.data };
  return { kind: 'out-of-contract', issues: contractIssuesOf(parsed.error) };
}

/**
 * The outcome of an answer whose code or status excludes a success: an expired session, a refusal, or a code that is not a string. Null if the
 * code and the status allow a success, so that the schema decides.
 */
export function unsuccessfulOutcome(
  operation: Operation,
  body: unknown,
): Exclude<Outcome, { kind: 'accepted' }> | null {
  if (isSessionExpired(body)) return { kind: 'session-expired' };
  if (!isRecord(body)) return null;
  // On every call, a code that is not a string is neither a success nor a refusal. An answer with the code 99 (a number) or null is not accepted,
  // even if its status is 'OK'.
  if (!['string', 'undefined'].includes(typeof body.responseCode))
    return { kind: 'out-of-contract', issues: [{ path: 'responseCode', message: 'expected a string' }] };
  const code = refusingCode(operation, body);
  if (code === null) return null;
  return {
    kind: 'refused',
    code,
    message: nonEmptyText(body.responseMessage),
    token: nonEmptyText(body.token),
  };
}

/**
 * Whether the answer has code 22 (s.4, s.8), as a number or as a string with any white space around it. The session has then expired on every
 * call, even if the status of the answer is 'OK' (decision 0004).
 */
export function isSessionExpired(body: unknown): boolean {
  const code = isRecord(body) ? body.responseCode : undefined;
  if (typeof code === 'number') return code === Number(codes.sessionExpired);
  return typeof code === 'string' && code.trim() === codes.sessionExpired;
}

/** The code or status that makes the answer a refusal: a string that is not exactly '00' or 'OK'. Null if the answer is no refusal. */
function refusingCode({ success }: Operation, body: UnknownProperties): string | null {
  const { responseCode, status } = body;
  if (typeof responseCode === 'string' && responseCode !== codes.success) return responseCode;
  // If a call succeeds by a field and the answer has the field, the status is ignored (decision 0004).
  const statusDecides =
    success.kind === 'field' ? !(success.field in body) : decidedByStatus.has(success.kind);
  return statusDecides && typeof status === 'string' && status !== codes.ok ? status : null;
}

/** Success rules for which `status` decides. An accepted PDF is not an object, so an object with another status is a refusal. */
const decidedByStatus: ReadonlySet<SuccessRule['kind']> = new Set(['status', 'pdf']);

/** Converts zod's issues. Zod's messages contain types and expected literals, but never the received value. */
export function contractIssuesOf(error: z.core.$ZodError): ContractIssue[] {
  return error.issues.flatMap(issue => flattenIssue(issue, []));
}

/**
 * Converts one issue. For a union, only the issues of the variant that is closest to the answer are returned: the variant whose missing
 * members are deepest, then the variant with the fewest issues, then the variant whose issues are deepest. The depth of missing members comes
 * first, because a missing object is only one issue, whatever it should contain.
 */
function flattenIssue(issue: z.core.$ZodIssue, parentPath: readonly PropertyKey[]): ContractIssue[] {
  const path = [...parentPath, ...issue.path];
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) {
    return [
      { path: shortenText(path.map(String).join('.')) || rootPath, message: shortenText(issue.message) },
    ];
  }
  const variants = [...issue.errors].sort(
    (a, b) => minMissingDepth(b) - minMissingDepth(a) || a.length - b.length || maxDepthOf(b) - maxDepthOf(a),
  );
  const [closestVariant = []] = variants;
  return closestVariant.flatMap(variantIssue => flattenIssue(variantIssue, path));
}

function maxDepthOf(variant: readonly z.core.$ZodIssue[]): number {
  return Math.max(...variant.map(({ path }) => path.length));
}

/**
 * The depth of the missing member that is nearest to the top of the answer. Zod reports it as `invalid_type`; only the message says that the
 * value is undefined.
 */
function minMissingDepth(variant: readonly z.core.$ZodIssue[]): number {
  const missing = variant.filter(({ message }) => message.endsWith('received undefined'));
  return Math.min(noMissingMemberDepth, ...missing.map(({ path }) => path.length));
}

/** The depth for a variant without missing members. It is greater than the depth of any member of the contract. */
const noMissingMemberDepth = 100;

/** Cuts a text that may contain a member name, since the sender of the JSON can choose a name of any length. */
function shortenText(text: string): string {
  return text.length > maxTextLength ? `${text.slice(0, maxTextLength)}…` : text;
}

/** Maximum length of a path or a message in characters, because issues are written to logs. */
const maxTextLength = 160;

function nonEmptyText(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}
