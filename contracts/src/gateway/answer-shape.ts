import { z } from 'zod';
import { unreadMark } from './schemas/envelope.ts';

/**
 * What the contract says of one place in an answer, read from the zod schema of its row. The reader of answers, the drift
 * count, the reference and the Pact interactions all work on this description; requests are described by it too.
 * - `union`: any one of the variants, of which not all are scalars; the first that fits counts.
 * - `lenient`: a value that does not fit is left out, or replaced by `fallback`.
 */
export type AnswerShape =
  | PlainShape
  | { readonly type: 'union'; readonly variants: readonly AnswerShape[] }
  | { readonly type: 'lenient'; readonly shape: AnswerShape; readonly fallback: unknown };

/** A shape of one type of JSON. */
export type PlainShape = ScalarShape | ObjectShape | { readonly type: 'list'; readonly element: AnswerShape };

/** A single value: a fixed one, or one of a type, within limits that only `accepts` knows. */
export interface ScalarShape {
  readonly type: 'scalar';
  readonly valueTypes: ReadonlySet<ValueType>;
  /** The types of which every value is accepted. */
  readonly plainTypes: ReadonlySet<PlainType>;
  readonly fixed: ReadonlySet<unknown>;
  readonly accepts: (value: unknown) => boolean;
}

const valueTypes = ['string', 'number', 'boolean', 'null'] as const;
export type ValueType = (typeof valueTypes)[number];

/** `filled`: a text that is not empty. `integer`: a whole number that JavaScript holds exactly. */
export type PlainType = ValueType | 'filled' | 'integer';

/** An object: its named members, and those whose names match its pattern. */
export interface ObjectShape {
  readonly type: 'object';
  readonly members: ReadonlyMap<string, MemberShape>;
  readonly pattern: MembersByPattern | null;
  /** All other members are accepted as they come. This holds for every object of an answer. */
  readonly isLoose: boolean;
}

/** One named member. */
export interface MemberShape {
  readonly shape: AnswerShape;
  readonly isRequired: boolean;
  /** Nobody reads it, so it never makes the answer invalid. */
  readonly isUnread: boolean;
}

/** Members that are known by a pattern of their names. */
export interface MembersByPattern {
  readonly names: RegExp;
  readonly shape: AnswerShape;
}

const shapes = new WeakMap<z.ZodType, AnswerShape>();

/**
 * The shape of a schema: always the same object for the same schema.
 *
 * @throws when the schema uses a part of zod that no answer has used so far.
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
  if (schema instanceof z.ZodArray && checkCount(schema) === 0)
    return { type: 'list', element: innerShape(schema.element) };
  if (schema instanceof z.ZodOptional) return innerShape(schema.unwrap());
  if (schema instanceof z.ZodNullable)
    return unionOf([innerShape(schema.unwrap()), answerShapeOf(nullSchema)]);
  if (schema instanceof z.ZodUnion) return unionOf(schema.options.map(innerShape));
  if (schema instanceof z.ZodCatch) {
    // The contract's fallbacks are constant, so any invalid value brings them out.
    const fallback = schema.parse(Symbol('not JSON'));
    return { type: 'lenient', shape: innerShape(schema.unwrap()), fallback };
  }
  return scalarShapeOf(schema);
}

const nullSchema = z.null();

/** A union of scalars becomes one scalar, so that a reader need not try variant after variant. */
function unionOf(variants: readonly AnswerShape[]): AnswerShape {
  const scalars = variants.filter(variant => variant.type === 'scalar');
  return scalars.length === variants.length ? scalars.reduce(mergeScalars) : { type: 'union', variants };
}

// choose-life-verify runs on Node 20, which has no Set.prototype.union.
function mergeScalars(one: ScalarShape, other: ScalarShape): ScalarShape {
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
    const memberSchema = classic(member);
    return [
      name,
      {
        shape: answerShapeOf(memberSchema),
        isRequired: !memberSchema.safeParse(undefined).success,
        isUnread: memberSchema.meta()?.[unreadMark] === true,
      },
    ];
  });
  const isLoose = schema.def.catchall instanceof z.ZodUnknown;
  return { type: 'object', members: new Map(members), pattern: patternOf(schema), isLoose };
}

/** An object has one pattern at most: in the words of JSON Schema, or as a schema for members of any other name. */
function patternOf(schema: z.ZodObject): MembersByPattern | null {
  const [pattern] = Object.entries<z.core.JSONSchema.BaseSchema>(Object(schema.meta()?.patternProperties));
  if (pattern) return { names: new RegExp(pattern[0]), shape: shapeOf(z.fromJSONSchema(pattern[1])) };
  // A check that is not written as a pattern cannot be seen from outside.
  if (checkCount(schema) > 0) throw new Error('An object of the contract has a check of its own');
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
  const plainTypes = checkCount(schema) === 0 ? new Set([type]) : checkedTypes(schema);
  return { type: 'scalar', valueTypes: new Set([type]), plainTypes, fixed: new Set(), accepts };
}

function checkedTypes(schema: z.ZodType): ReadonlySet<PlainType> {
  if (checkCount(schema) !== 1) return new Set();
  if (schema instanceof z.ZodString && schema.minLength === 1) return new Set(['filled']);
  // The check cannot be seen from outside. In the contract this mark always stands for the same one.
  if (schema instanceof z.ZodNumber && schema.meta()?.type === 'integer') return new Set(['integer']);
  return new Set();
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

/** The plain shapes that a place may have. */
export function variantsOf(shape: AnswerShape): readonly PlainShape[] {
  if (shape.type === 'lenient') return variantsOf(shape.shape);
  return shape.type === 'union' ? shape.variants.flatMap(variantsOf) : [shape];
}

/** Every object of a shape, wherever it stands. */
export function objectsIn(shape: AnswerShape): readonly ObjectShape[] {
  return variantsOf(shape).flatMap(variant => {
    if (variant.type === 'list') return objectsIn(variant.element);
    if (variant.type === 'scalar') return [];
    return [variant, ...[...variant.members.values()].flatMap(member => objectsIn(member.shape))];
  });
}

/** Which variant of an answer's schema a value has, by its place in the union; -1 for none. */
export function variantIndexOf(response: z.ZodType, value: unknown): number {
  const variants = response instanceof z.ZodUnion ? response.options : [response];
  return variants.findIndex(variant => classic(variant).safeParse(value).success);
}
