import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { answerShapeOf } from './answer-shape.ts';
import { typeTextOf } from './type-text.ts';

describe('the type of a schema as text', () => {
  it.each<[string, z.ZodType]>([
    ['string', z.string().min(1).max(20)],
    ['number', z.number().int()],
    ['Array<Record<string, unknown>>', z.array(z.looseObject({}))],
    ["'00'", z.literal('00')],
    ["'it\\'s'", z.literal("it's")],
    ["'a' | 'b'", z.enum(['a', 'b'])],
    ['string | number | null', z.union([z.string(), z.number()]).nullable()],
    ['Array<string | null>', z.array(z.string().nullable())],
    ['Record<string, never>', z.strictObject({})],
    [
      "{ a: string; b?: number; 'c.d': boolean }",
      z.strictObject({ a: z.string(), b: z.number().optional(), 'c.d': z.boolean() }),
    ],
    ['{ a?: string | null }', z.looseObject({ a: z.string().nullish() })],
    ['{ [member: string]: string | number }', z.object({}).catchall(z.union([z.string(), z.number()]))],
  ])('%s', (text, schema) => {
    expect(typeTextOf(answerShapeOf(schema))).toBe(text);
  });

  it('is a name where the shape has one', () => {
    const record = z.looseObject({ a: z.string() });
    const names = new Map([[answerShapeOf(record), 'A']]);
    const shape = answerShapeOf(z.strictObject({ one: record.nullish(), all: z.array(record) }));
    expect(typeTextOf(shape, names)).toBe('{ one?: A | null; all: Array<A> }');
  });
});
