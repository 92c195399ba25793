import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { typeTextOf } from './type-text.ts';

describe('the type of a schema as text', () => {
  it.each<[string, z.ZodType]>([
    ['string', z.string().min(1).max(20)],
    ['number', z.number().int()],
    ['Array<unknown>', z.array(z.unknown())],
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
    ['{ a?: string | null; [member: string]: unknown }', z.looseObject({ a: z.string().nullish() })],
    ['{ [member: string]: string | number }', z.object({}).catchall(z.union([z.string(), z.number()]))],
  ])('%s', (text, schema) => {
    expect(typeTextOf(z.toJSONSchema(schema, { io: 'input' }))).toBe(text);
  });

  it('refuses what it does not know', () => {
    expect(() => typeTextOf({ type: 'date' })).toThrow("'date'");
  });
});
