import { codes } from '@choose-life/contracts/domain/codes';
import {
  formsOf,
  isOpaque,
  type JsonSchema,
  jsonSchemaOf,
  leftOutMark,
  unreadMark,
  withParts,
} from '@choose-life/contracts/gateway/json-schema';
import type { Operation } from '@choose-life/contracts/gateway/operation';
import { Ajv } from 'ajv';

/** Whether a parsed value fits. */
type Check = (value: unknown) => boolean;

/** What is compiled of a row. */
interface RowChecks {
  /** The request, as zod takes it. */
  readonly request: Check;
  /** For each form of the answer: it holds nothing that is not named, and nothing would be left out. */
  readonly exact: readonly Check[];
  /** For each form of the answer: zod takes it, whatever it leaves out. */
  readonly accepted: readonly Check[];
}

// zod counts a text's length in the units of JavaScript, and so does ajv without `unicode`, which it would warn of.
const ajv = new Ajv({ allowUnionTypes: true, unicode: false, logger: false });

const compile = (schema: JsonSchema): Check => ajv.compile<unknown>(schema);

const checks = new WeakMap<Operation, RowChecks>();

/** The checks of a row, compiled when it is first asked for: what zod says of a value, without why. */
export function checksOf(operation: Operation): RowChecks {
  const known = checks.get(operation);
  if (known) return known;
  const forms = formsOf(jsonSchemaOf(operation.response));
  const fresh = {
    request: compile(leniently(jsonSchemaOf(operation.request))),
    exact: forms.map(form => compile(withHead(exactly(form)))),
    accepted: forms.map(form => compile(leniently(form))),
  };
  checks.set(operation, fresh);
  return fresh;
}

/** What is wrong with a request; null where it fits its row. */
export function requestErrorOf(operation: Operation, request: unknown) {
  if (checksOf(operation).request(request)) return null;
  return operation.request.safeParse(request).error ?? null;
}

/** As a validator takes it: without the marks, and an integer as the safe one that it stands for. */
function plain({ [unreadMark]: _, [leftOutMark]: __, default: ___, ...schema }: JsonSchema): JsonSchema {
  const hasInteger = [schema.type].flat().includes('integer');
  return hasInteger ? { ...safeInteger, ...schema } : schema;
}

const safeInteger = { minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER };

function exactly(schema: JsonSchema): JsonSchema {
  const own = plain(withParts(schema, exactly));
  return own.properties && !isOpaque(own) ? { ...own, additionalProperties: false } : own;
}

function leniently(schema: JsonSchema): JsonSchema {
  if (schema[unreadMark] || schema[leftOutMark]) return {};
  return plain(withParts(schema, leniently));
}

/** What any answer may say at its top without refusing (s.4). */
function withHead(form: JsonSchema): JsonSchema {
  if (form.properties === undefined) return form;
  return { ...form, properties: { ...head, ...form.properties } };
}

const head = {
  responseCode: { const: codes.success },
  responseMessage: { type: ['string', 'null'] },
  status: { type: 'string' },
};
/** The names of these members. */
export const headNames: ReadonlySet<string> = new Set(Object.keys(head));
