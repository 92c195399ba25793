import { z } from 'zod';
import { unreadMark } from './schemas/envelope.ts';

/**
 * What the contract says of one place in an answer, read off the row's zod schema. All that looks at the members of an answer
 * works on this one description; the members of a request are described by it too.
 * - `union`: any one of the forms, of which not all are scalars; the first that fits counts.
 * - `tolerated`: what does not fit is left out, or `instead` stands in its place.
 */
export type AnswerShape =
  | PlainShape
  | { readonly type: 'union'; readonly forms: readonly AnswerShape[] }
  | { readonly type: 'tolerated'; readonly shape: AnswerShape; readonly instead: unknown };

/** The forms of which the others are made. */
export type PlainShape = ScalarShape | ObjectShape | { readonly type: 'list'; readonly element: AnswerShape };

/** A single value: a fixed one, or one of a type, within limits that only `accepts` knows. */
export interface ScalarShape {
  readonly type: 'scalar';
  readonly valueTypes: ReadonlySet<ValueType>;
  /** The types of which every value is taken. */
  readonly plainTypes: ReadonlySet<PlainType>;
  readonly fixed: ReadonlySet<unknown>;
  readonly accepts: (value: unknown) => boolean;
}

const valueTypes = ['string', 'number', 'boolean', 'null'] as const;
export type ValueType = (typeof valueTypes)[number];

/** `filled`: a text that is not empty. `integer`: a whole number that JavaScript holds exactly. */
export type PlainType = ValueType | 'filled' | 'integer';

/** An object: its named members, and those that fit its pattern. */
export interface ObjectShape {
  readonly type: 'object';
  readonly members: ReadonlyMap<string, MemberShape>;
  readonly pattern: MembersByPattern | null;
  /** All other members are accepted as they come. All objects of answers are so. */
  readonly isLoose: boolean;
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

/**
 * The shape of a schema, always the same one for the same schema.
 *
 * @throws when it uses a part of zod that no answer has used so far.
 */
export function answerShapeOf(schema: z.ZodType): AnswerShape {
  const known = shapes.get(schema);
  if (known) return known;
  const shape = shapeOf(schema);
  shapes.set(schema, shape);
  return shape;
}

function shapeOf(schema: z.ZodType): AnswerShape {
  if (schema instanceof z.ZodObject) return objectShapeOf(schema);
  if (schema instanceof z.ZodArray && !hasChecks(schema))
    return { type: 'list', element: innerShape(schema.element) };
  if (schema instanceof z.ZodOptional) return innerShape(schema.unwrap());
  if (schema instanceof z.ZodNullable) return unionOf([innerShape(schema.unwrap()), answerShapeOf(nothing)]);
  if (schema instanceof z.ZodUnion) return unionOf(schema.options.map(innerShape));
  if (schema instanceof z.ZodCatch) {
    // The contract stands in nothing but null or a missing member, whatever the value was.
    const instead = schema.parse(Symbol('no value of JSON'));
    return { type: 'tolerated', shape: innerShape(schema.unwrap()), instead };
  }
  return scalarShapeOf(schema);
}

const nothing = z.null();

/** Scalars become one, so that nobody need try form after form. */
function unionOf(forms: readonly AnswerShape[]): AnswerShape {
  const scalars = forms.filter(form => form.type === 'scalar');
  return scalars.length === forms.length ? scalars.reduce(either) : { type: 'union', forms };
}

function either(one: ScalarShape, other: ScalarShape): ScalarShape {
  return {
    type: 'scalar',
    valueTypes: new Set([...one.valueTypes, ...other.valueTypes]),
    plainTypes: new Set([...one.plainTypes, ...other.plainTypes]),
    fixed: new Set([...one.fixed, ...other.fixed]),
    accepts: value => one.accepts(value) || other.accepts(value),
  };
}

function objectShapeOf(schema: z.ZodObject): ObjectShape {
  const members = Object.entries(schema.shape).map(([name, member]): [string, MemberShape] => {
    const each = classic(member);
    return [
      name,
      {
        shape: answerShapeOf(each),
        isNeeded: !each.safeParse(undefined).success,
        isUnread: each.meta()?.[unreadMark] === true,
      },
    ];
  });
  const isLoose = schema.def.catchall instanceof z.ZodUnknown;
  return { type: 'object', members: new Map(members), pattern: patternOf(schema), isLoose };
}

/** The contract gives one pattern at most, in the words of JSON Schema, or a schema for members of any other name. */
function patternOf(schema: z.ZodObject): MembersByPattern | null {
  const patterns = Object.entries<z.core.JSONSchema.BaseSchema>(Object(schema.meta()?.patternProperties));
  const [first] = patterns;
  if (first) return { names: new RegExp(first[0]), shape: shapeOf(z.fromJSONSchema(first[1])) };
  // A check that is not written as a pattern cannot be seen from outside.
  if (hasChecks(schema)) throw new Error('An object of the contract has a check of its own');
  const { catchall } = schema.def;
  const isPlain =
    catchall === undefined || catchall instanceof z.ZodUnknown || catchall instanceof z.ZodNever;
  return isPlain ? null : { names: /^/, shape: innerShape(catchall) };
}

function scalarShapeOf(schema: z.ZodType): ScalarShape {
  const accepts = (value: unknown) => schema.safeParse(value).success;
  if (schema instanceof z.ZodLiteral || schema instanceof z.ZodEnum) {
    const fixed = new Set<unknown>(schema instanceof z.ZodEnum ? schema.options : schema.values);
    return { type: 'scalar', valueTypes: new Set(), plainTypes: new Set(), fixed, accepts };
  }
  const type = valueTypes.find(each => each === schema.type);
  if (type === undefined) throw new Error(`No shape is known for the schema type '${schema.type}'`);
  const valueTypesOf = new Set([type]);
  const plainTypes = hasChecks(schema) ? checkedTypes(schema) : valueTypesOf;
  return { type: 'scalar', valueTypes: valueTypesOf, plainTypes, fixed: new Set(), accepts };
}

function checkedTypes(schema: z.ZodType): ReadonlySet<PlainType> {
  if (checkCount(schema) !== 1) return new Set();
  if (schema instanceof z.ZodString && schema.minLength === 1) return new Set(['filled']);
  // The check itself cannot be seen from outside; the contract has this one alone under this word.
  if (schema instanceof z.ZodNumber && schema.meta()?.type === 'integer') return new Set(['integer']);
  return new Set();
}

function hasChecks(schema: z.ZodType): boolean {
  return checkCount(schema) > 0;
}

function checkCount(schema: z.ZodType): number {
  return schema.def.checks?.length ?? 0;
}

function innerShape(schema: z.core.$ZodType): AnswerShape {
  return answerShapeOf(classic(schema));
}

/** All schemas of the contract are made by zod's classic classes; the core type does not say so. */
function classic(schema: z.core.$ZodType): z.ZodType {
  return schema as z.ZodType;
}

/** The plain forms a place may have. */
export function formsOf(shape: AnswerShape): readonly PlainShape[] {
  if (shape.type === 'tolerated') return formsOf(shape.shape);
  return shape.type === 'union' ? shape.forms.flatMap(formsOf) : [shape];
}

/** Every object of a shape, wherever it stands. */
export function objectsIn(shape: AnswerShape): readonly ObjectShape[] {
  return formsOf(shape).flatMap(form => {
    if (form.type === 'list') return objectsIn(form.element);
    if (form.type === 'scalar') return [];
    return [form, ...[...form.members.values()].flatMap(member => objectsIn(member.shape))];
  });
}

/** Which form of a row's answer a value has, by its place in the schema; -1 for none. */
export function formOf(response: z.ZodType, value: unknown): number {
  const forms = response instanceof z.ZodUnion ? response.options : [response];
  return forms.findIndex(form => classic(form).safeParse(value).success);
}
