import { z } from 'zod';
import { unreadMark } from './schemas/envelope.ts';

/**
 * What the contract says of one place in an answer, read off the row's zod schema. All that looks at the members of an answer
 * works on this one description.
 * - `scalar`: a text, number, truth value, null or fixed code, whatever `accepts` takes.
 * - `union`: any one of the forms; the first that fits counts.
 * - `tolerated`: what does not fit is left out, or `instead` stands in its place.
 */
export type AnswerShape =
  | ScalarShape
  | ObjectShape
  | { readonly type: 'list'; readonly element: AnswerShape }
  | { readonly type: 'union'; readonly forms: readonly AnswerShape[] }
  | { readonly type: 'tolerated'; readonly shape: AnswerShape; readonly instead: unknown };

/** A single value. */
export interface ScalarShape {
  readonly type: 'scalar';
  /** Types of which every value is taken; `filled` are texts that are not empty. */
  readonly plain: readonly ScalarType[];
  /** The values that are taken, where there are but a few. */
  readonly fixed: readonly unknown[];
  readonly accepts: (value: unknown) => boolean;
}

export type ScalarType = 'string' | 'filled' | 'number' | 'boolean' | 'null';

/** An object. Members beyond the named ones are accepted as they come, unless the pattern names them. */
export interface ObjectShape {
  readonly type: 'object';
  readonly members: ReadonlyMap<string, MemberShape>;
  readonly pattern: MembersByPattern | null;
}

/** One named member. */
export interface MemberShape {
  readonly shape: AnswerShape;
  readonly isNeeded: boolean;
  /** Nobody reads it: it never refuses the answer. */
  readonly isUnread: boolean;
}

/** Members that are known by how their names are written. */
export interface MembersByPattern {
  readonly names: RegExp;
  readonly shape: AnswerShape;
}

const shapes = new WeakMap<z.ZodType, AnswerShape>();

/** The shape of a row's answer. @throws when the schema uses a part of zod that no answer has used so far. */
export function answerShapeOf(response: z.ZodType): AnswerShape {
  const known = shapes.get(response);
  if (known) return known;
  const shape = shapeOf(response);
  shapes.set(response, shape);
  return shape;
}

function shapeOf(schema: z.ZodType): AnswerShape {
  if (schema instanceof z.ZodObject) return objectShapeOf(schema);
  if (schema instanceof z.ZodArray && !hasChecks(schema))
    return { type: 'list', element: shapeOf(classic(schema.element)) };
  if (schema instanceof z.ZodOptional) return shapeOf(classic(schema.unwrap()));
  if (schema instanceof z.ZodNullable)
    return { type: 'union', forms: [shapeOf(classic(schema.unwrap())), isNull] };
  if (schema instanceof z.ZodUnion)
    return { type: 'union', forms: schema.options.map(form => shapeOf(classic(form))) };
  if (schema instanceof z.ZodCatch) {
    // The contract stands in nothing but null or a missing member, whatever the value was.
    const instead = schema.parse(Symbol('no value of JSON'));
    return { type: 'tolerated', shape: shapeOf(classic(schema.unwrap())), instead };
  }
  return scalarShapeOf(schema);
}

const isNull: ScalarShape = { type: 'scalar', plain: ['null'], fixed: [], accepts: value => value === null };

function objectShapeOf(schema: z.ZodObject): ObjectShape {
  const members = Object.entries(schema.shape).map(([name, member]): [string, MemberShape] => {
    const each = classic(member);
    return [
      name,
      {
        shape: shapeOf(each),
        isNeeded: !each.safeParse(undefined).success,
        isUnread: each.meta()?.[unreadMark] === true,
      },
    ];
  });
  const pattern = patternOf(schema);
  // A check that is not written as a pattern cannot be seen from outside.
  if (hasChecks(schema) && pattern === null)
    throw new Error('An object of the contract has a check of its own');
  return { type: 'object', members: new Map(members), pattern };
}

/** The contract gives a pattern in the words of JSON Schema, and one at most. */
function patternOf(schema: z.ZodObject): MembersByPattern | null {
  const patterns = Object.entries<{ type?: unknown }>(Object(schema.meta()?.patternProperties));
  const [first] = patterns;
  if (first === undefined) return null;
  const [source, { type }] = first;
  const types: unknown[] = Array.isArray(type) ? type : [type];
  const plain = plainTypes.map(([, each]) => each).filter(each => types.includes(each));
  // A number that JavaScript cannot hold is none.
  const accepts = (value: unknown) =>
    types.includes(value === null ? 'null' : typeof value) &&
    (typeof value !== 'number' || Number.isFinite(value));
  return { names: new RegExp(source), shape: { type: 'scalar', plain, fixed: [], accepts } };
}

function scalarShapeOf(schema: z.ZodType): ScalarShape {
  const accepts = (value: unknown) => schema.safeParse(value).success;
  if (schema instanceof z.ZodLiteral)
    return { type: 'scalar', plain: [], fixed: [...schema.values], accepts };
  if (schema instanceof z.ZodEnum) return { type: 'scalar', plain: [], fixed: schema.options, accepts };
  const type = plainTypes.find(([kind]) => schema instanceof kind)?.[1];
  if (type === undefined) throw new Error(`No shape is known for the schema type '${schema.type}'`);
  if (!hasChecks(schema)) return { type: 'scalar', plain: [type], fixed: [], accepts };
  return { type: 'scalar', plain: isFilledText(schema) ? ['filled'] : [], fixed: [], accepts };
}

function isFilledText(schema: z.ZodType): boolean {
  return schema instanceof z.ZodString && schema.minLength === 1 && schema.def.checks?.length === 1;
}

/** The kinds of schema that take every value of a type, unless they have checks. */
const plainTypes = [
  [z.ZodString, 'string'],
  [z.ZodNumber, 'number'],
  [z.ZodBoolean, 'boolean'],
  [z.ZodNull, 'null'],
] as const;

function hasChecks(schema: z.ZodType): boolean {
  return (schema.def.checks?.length ?? 0) > 0;
}

/** All schemas of the contract are made by zod's classic classes; the core type does not say so. */
function classic(schema: z.core.$ZodType): z.ZodType {
  return schema as z.ZodType;
}

/** The plain forms a place may have: objects, lists and scalars. */
export function formsOf(
  shape: AnswerShape,
): readonly Exclude<AnswerShape, { type: 'union' | 'tolerated' }>[] {
  if (shape.type === 'tolerated') return formsOf(shape.shape);
  return shape.type === 'union' ? shape.forms.flatMap(formsOf) : [shape];
}

/** Which form of a row's answer a value has, by its place in the schema; -1 for none. */
export function formOf(response: z.ZodType, value: unknown): number {
  const forms = response instanceof z.ZodUnion ? response.options : [response];
  return forms.findIndex(form => classic(form).safeParse(value).success);
}
