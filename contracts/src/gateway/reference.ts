import type { z } from 'zod';
import { codes } from '../domain/codes.ts';
import { type AnswerShape, answerShapeOf } from './answer-shape.ts';
import { type ErrorKind, errorKinds } from './error-kinds.ts';
import { type CallId, callIds, calls } from './extensions.ts';
import { operationIdOf, pathParametersOf, type SuccessRule } from './operation.ts';
import { flatMap } from './operations/hra.ts';
import type { StageGroup } from './stages.ts';
import { typeTextOf } from './type-text.ts';

/** What a reader must know of one procedure. All of it is derived from the call's row in the table. */
export interface ProcedureReference {
  readonly id: CallId;
  /** The two halves of the id: `client.{router}.{name}`. */
  readonly router: string;
  readonly name: string;
  /** What it is for, in a sentence or two. */
  readonly summary: string;
  readonly type: 'query' | 'mutation';
  readonly method: 'GET' | 'POST';
  /** Path below `/api/{stage}`, with its parameters in braces. */
  readonly path: string;
  readonly stageGroup: StageGroup;
  /** `needed`: it fails without a session. `optional`: it works without; a token that is held is sent all the same (s.6). */
  readonly token: 'needed' | 'optional';
  /** What the gateway is sent; of answers the members beside them. */
  readonly payload: readonly PayloadField[];
  /** What the procedure takes: the payload as it is, nothing, or answer groups that the adapter makes the flat map of. */
  readonly input: 'payload' | 'nothing' | 'answer-groups';
  /** When the call has succeeded, as a sentence. */
  readonly success: string;
  /** The sections of the specification, for example `s.2.2`. */
  readonly sections: readonly string[];
  /** The kinds of error that may come, in the order of the closed list. */
  readonly errors: readonly ErrorKind[];
}

/** One member of a payload. */
export interface PayloadField {
  readonly name: string;
  /** As TypeScript writes it, for example `string | null`. */
  readonly type: string;
  readonly isRequired: boolean;
  readonly place: 'body' | 'path';
}

/** What a reader must know of each procedure, in the table's order. */
export const reference: readonly ProcedureReference[] = callIds.map(referenceOf);

function referenceOf(id: CallId): ProcedureReference {
  const { method, path, summary, stage, request, success, effect, auth, section } = calls[id];
  const [router = '', name = ''] = operationIdOf(path).split('.');
  const payload = payloadOf(answerShapeOf(request), pathParametersOf(path));
  return {
    id,
    router,
    name,
    summary,
    type: effect === 'read' ? 'query' : 'mutation',
    method,
    path,
    stageGroup: stage,
    token: auth === 'token' ? 'needed' : 'optional',
    payload,
    input: inputOf(request, payload),
    success: successSentence(success),
    sections: section.split(', '),
    errors: errorKinds.map(({ kind }) => kind),
  };
}

function inputOf(request: z.ZodType, payload: readonly PayloadField[]): ProcedureReference['input'] {
  if (request === flatMap) return 'answer-groups';
  return payload.length === 0 ? 'nothing' : 'payload';
}

function payloadOf(shape: AnswerShape, inPath: readonly string[]): PayloadField[] {
  if (shape.type !== 'object') return [];
  return [...shape.members].map(([name, { isRequired, shape: own }]) => ({
    name,
    type: typeTextOf(own),
    isRequired,
    place: inPath.includes(name) ? 'path' : 'body',
  }));
}

/** How an answer says that the call succeeded (s.4), for people. */
export function successSentence(success: SuccessRule): string {
  switch (success.kind) {
    case 'code':
      return `Succeeds when responseCode is '${codes.success}'.`;
    case 'status':
      return `Succeeds when status is '${codes.ok}'.`;
    case 'field':
      return `Succeeds when ${success.field} is returned.`;
    case 'pdf':
      return 'Succeeds when the answer is a string that decodes to a PDF.';
    case 'accepted':
      return `Succeeds with HTTP 2xx and responseCode '${codes.success}' or none.`;
  }
}
