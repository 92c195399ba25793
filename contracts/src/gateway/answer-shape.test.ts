import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { answerShapeOf, objectsIn } from './answer-shape.ts';
import { callIds, calls } from './extensions.ts';
import { flatMap } from './operations/hra.ts';

describe('the shape of a schema', () => {
  it('is the same one wherever the schema stands', () => {
    const record = z.looseObject({ a: z.string() });
    const list = answerShapeOf(z.array(record));
    expect(list.type === 'list' && list.element).toBe(answerShapeOf(record));
  });

  it('is one scalar for values of several types, with the fixed ones apart', () => {
    const shape = answerShapeOf(z.union([z.enum(['above', 'below']), z.number()]).nullish());
    if (shape.type !== 'scalar') throw new Error(shape.type);
    expect([...shape.fixed]).toEqual(['above', 'below']);
    expect([...shape.valueTypes]).toEqual(['number', 'null']);
    expect(['above', 7, null, 'beside', true, undefined].map(shape.accepts)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  it('has a schema for all other members as a pattern that any name fits', () => {
    const shape = answerShapeOf(flatMap);
    if (shape.type !== 'object') throw new Error(shape.type);
    expect(shape.isLoose).toBe(false);
    expect(shape.pattern?.names.test('hra.q.sex.a')).toBe(true);
    expect(shape.pattern?.shape).toMatchObject({ type: 'scalar', valueTypes: new Set(['string', 'number']) });
  });

  it('has no check that it cannot show', () => {
    const checked = z.object({}).catchall(z.string());
    expect(() => answerShapeOf(checked.refine(() => true))).toThrow('check');
  });
});

it.each(callIds)('all objects of the answer of %s are loose', id => {
  expect(objectsIn(answerShapeOf(calls[id].response)).filter(({ isLoose }) => !isLoose)).toEqual([]);
});
