import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BodyPieces } from './body-pieces.ts';

describe('the pieces of a body', () => {
  it('add up to the body, whatever their sizes', () => {
    const piece = fc.oneof(
      fc.uint8Array({ maxLength: 20 }),
      fc.uint8Array({ minLength: 1000, maxLength: 3000 }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), received => {
        const pieces = new BodyPieces();
        for (const bytes of received) pieces.add(Buffer.from(bytes));
        const body = Buffer.concat(received);
        expect(pieces.size).toBe(body.length);
        expect(Buffer.concat(pieces.all()).equals(body)).toBe(true);
      }),
    );
  });

  it('are fewer than a thousand if a body of a million bytes arrives byte by byte', () => {
    const pieces = new BodyPieces();
    for (let n = 0; n < 1_000_000; n++) pieces.add(Buffer.from('x'));
    expect(pieces.all().length).toBeLessThan(1000);
  });

  it('are not copied if there is only one', () => {
    const pieces = new BodyPieces();
    const only = Buffer.from('{}');
    pieces.add(only);
    expect(pieces.all()[0]).toBe(only);
  });
});
