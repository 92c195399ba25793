import { examples } from '@choose-life/contracts/gateway/examples';
import { type JsonSchema, jsonSchemaOf, partsOf } from '@choose-life/contracts/gateway/json-schema';
import type { Operation } from '@choose-life/contracts/gateway/operation';
import { operations } from '@choose-life/contracts/gateway/operations';
import { bodyOf } from '@choose-life/gateway-client/read/answer-body';
import type { RawAnswer } from '@choose-life/gateway-client/read/raw-answer';
import { readAnswer } from '@choose-life/gateway-client/read/read-answer';
import { z } from 'zod';
import type { Interaction } from '../../interactions/interaction.ts';
import { type Difference, describeValue, pathText, type Step } from '../judge/difference.ts';

/** An answer that can be judged again and shown to anybody. One of `body` (JSON), `text` and `base64` is there. */
export const maskedAnswer = z.object({
  status: z.number(),
  headers: z.record(z.string(), z.string()),
  body: z.unknown().optional(),
  text: z.string().optional(),
  base64: z.string().optional(),
});
export type MaskedAnswer = Readonly<z.infer<typeof maskedAnswer>>;

/**
 * The answer with the same faults but without private data: members that the contract does not know are left out, texts become
 * as many x, numbers become 0. Fixed codes stay, and so do the values that the differences show anyway.
 */
export function maskAnswer(
  interaction: Interaction,
  answer: RawAnswer,
  differences: readonly Difference[],
  maySecretBe: (text: string) => boolean,
): MaskedAnswer {
  const operation: Operation = operations[interaction.operationId];
  const { status } = answer;
  const head = { status, headers: maskedHeaders(answer.headers) };
  const read = readAnswer(operation, answer, { hadToken: interaction.request.token, nowMs: 0 });
  const placeholder = read.ok ? undefined : placeholders[read.fault.detail ?? ''];
  if (placeholder !== undefined) return { ...head, ...placeholder };

  const body = bodyOf(answer, operation.media);
  if (body.kind !== 'value') return { ...head, text: '' };
  if (typeof body.value === 'string' && operation.media === 'pdf') {
    return { ...head, body: examples['hra.getReportPdf'].response };
  }
  if (!read.ok && read.fault.kind === 'SESSION_EXPIRED' && status === 403) {
    return { ...head, body: { message: 'ExpiredToken' } };
  }
  const isKnown = knownNames(operation, interaction.answer.body?.example);
  const shown = new Map(differences.map(({ got, path }) => [path, got]));
  const keeps = (value: unknown, steps: readonly Step[]): boolean => {
    const written = JSON.stringify(value);
    if (maySecretBe(String(value))) return false;
    return (
      shown.get(pathText(steps)) === written || (isCode(steps) && describeValue(value, 'code') === written)
    );
  };
  return { ...head, body: masked(body.value, [], isKnown, keeps) };
}

/** The answer as it would come over the wire. */
export function unmaskedAnswer({ base64, body, headers, status, text }: MaskedAnswer): RawAnswer {
  const bytes =
    base64 !== undefined ? Buffer.from(base64, 'base64') : Buffer.from(text ?? JSON.stringify(body));
  return { status, headers, bytes };
}

/** Replacements for answers whose fault is not a place in a JSON value, by the fault's `detail`. */
const placeholders: Readonly<Record<string, Omit<MaskedAnswer, 'status' | 'headers'> | undefined>> = {
  'not-json': { text: '<masked: not JSON>' },
  'forbidden-key': { text: '{"__proto__":null}' },
  'too-deep': { text: `${'['.repeat(65)}${']'.repeat(65)}` },
  'not-utf8': { base64: '/w==' },
  empty: { text: '' },
  'unknown-route': { body: { message: 'Missing Authentication Token' } },
  'authorization-format': { body: { message: 'not a valid key=value pair' } },
  'pdf-base64-length': { body: 'AAAAA' },
  'pdf-base64-alphabet': { body: 'A*==' },
  'pdf-head': { body: Buffer.from('masked').toString('base64') },
  'pdf-end': { body: Buffer.from('%PDF-1.4').toString('base64') },
};

const keptMediaTypes = new Set([
  'application/json',
  'application/pdf',
  'text/html',
  'text/plain',
  'text/xml',
]);

function maskedHeaders(headers: RawAnswer['headers']): Record<string, string> {
  const { 'content-encoding': encoding, 'content-type': type } = headers;
  const mediaType = type?.split(';')[0]?.trim().toLowerCase();
  return {
    ...(mediaType !== undefined && {
      'content-type': keptMediaTypes.has(mediaType) ? mediaType : 'application/octet-stream',
    }),
    ...(encoding !== undefined && encoding !== 'identity' && { 'content-encoding': 'gzip' }),
  };
}

/** Longer than any text that the contract permits, so that one which is too long stays so. */
const maxTextLength = 16_384;

function masked(
  value: unknown,
  steps: readonly Step[],
  isKnown: (name: string) => boolean,
  keeps: (value: unknown, steps: readonly Step[]) => boolean,
): unknown {
  if (value === null || typeof value === 'boolean') return value;
  if (Array.isArray(value))
    return value.map((element, at) => masked(element, [...steps, at], isKnown, keeps));
  if (typeof value === 'object') {
    const known = Object.entries(value).filter(([name]) => isKnown(name));
    return Object.fromEntries(
      known.map(([name, member]) => [name, masked(member, [...steps, name], isKnown, keeps)]),
    );
  }
  if (keeps(value, steps)) return value;
  return typeof value === 'string' ? 'x'.repeat(Math.min(value.length, maxTextLength)) : 0;
}

function isCode(steps: readonly Step[]): boolean {
  return steps.length === 1 && (steps[0] === 'responseCode' || steps[0] === 'status');
}

/** Whether the row's schema or the interaction's example has a member of that name, wherever it stands. */
function knownNames(operation: Operation, example: unknown): (name: string) => boolean {
  const objects = objectsIn(jsonSchemaOf(operation.response));
  const named = new Set([
    ...objects.flatMap(({ properties = {} }) => Object.keys(properties)),
    ...namesIn(example),
  ]);
  const patterns = objects.flatMap(({ patternProperties = {} }) => Object.keys(patternProperties));
  return name => named.has(name) || patterns.some(pattern => new RegExp(pattern).test(name));
}

/** Every object of a schema, wherever it stands. */
function objectsIn(schema: JsonSchema): JsonSchema[] {
  return [...(schema.type === 'object' ? [schema] : []), ...partsOf(schema).flatMap(objectsIn)];
}

function namesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = Array.isArray(value) ? [] : Object.keys(value);
  return [...own, ...Object.values(value).flatMap(namesIn)];
}
