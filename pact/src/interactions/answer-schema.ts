import type { Operation } from '@choose-life/contracts/gateway/operation';
import { unreadMark } from '@choose-life/contracts/gateway/schemas/envelope';

/** As much of JSON Schema as zod writes for the answers. */
export interface AnswerSchema {
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly anyOf?: readonly AnswerSchema[];
  readonly properties?: Readonly<Record<string, AnswerSchema>>;
  readonly patternProperties?: Readonly<Record<string, AnswerSchema>>;
  readonly required?: readonly string[];
  readonly items?: AnswerSchema;
  readonly [unreadMark]?: boolean;
}

export function schemaOf(response: Operation['response']): AnswerSchema {
  // zod writes JSON Schema; its types allow for much more of it than answers use.
  return response.toJSONSchema() as AnswerSchema;
}

/** The alternative of a union that a value is an example of. Members that the schema does not know may be anything. */
export function branchFor(schema: AnswerSchema, value: unknown): AnswerSchema {
  const branch = (schema.anyOf ?? [schema]).find(each => fits(each, value));
  if (branch === undefined) throw new Error(`no form of the answer fits ${JSON.stringify(value)}`);
  return branch;
}

/** The schema of a member that somebody reads; null for one that is unknown, or that nobody reads. */
export function readMemberSchema(schema: AnswerSchema, name: string): AnswerSchema | null {
  const member = memberSchema(schema, name);
  return member?.[unreadMark] === true ? null : member;
}

/** The schema of a member, by its name or by a pattern; null for one that is unknown. */
export function memberSchema(
  { patternProperties = {}, properties = {} }: AnswerSchema,
  name: string,
): AnswerSchema | null {
  const pattern = Object.keys(patternProperties).find(each => new RegExp(each).test(name));
  return properties[name] ?? patternProperties[pattern ?? ''] ?? null;
}

/** The types a schema takes, over all its alternatives. */
export function scalarTypesOf({ anyOf, type = [] }: AnswerSchema): ReadonlySet<string> {
  if (anyOf !== undefined) return new Set(anyOf.flatMap(each => [...scalarTypesOf(each)]));
  return new Set(typeof type === 'string' ? [type] : type);
}

function fits(schema: AnswerSchema, value: unknown): boolean {
  const types = scalarTypesOf(schema);
  if (types.size > 0 && !types.has(typeNameOf(value))) return false;
  return typeof value !== 'object' || value === null || (schema.required ?? []).every(name => name in value);
}

/** The type of a value as JSON Schema names it; whole numbers are numbers. */
export function typeNameOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}
