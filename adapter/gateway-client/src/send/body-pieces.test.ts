import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BodyPieces } from './body-pieces.ts';

describe('BodyPieces', () => {
  it('returns pieces that concatenate to the received body, whatever the sizes of the received pieces', () => {
    // Small pieces, which are joined, and pieces around the limit of 1024 bytes.
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

  it('returns fewer than a thousand pieces for a body of a million bytes that arrives byte by byte', () => {
    const pieces = new BodyPieces();
    for (let n = 0; n < 1_000_000; n++) pieces.add(Buffer.from('x'));
    // 1024 bytes are joined at a time.
    expect(pieces.all().length).toBeLessThan(1000);
  });

  it('does not copy a single piece', () => {
    const pieces = new BodyPieces();
    const only = Buffer.from('{}');
    pieces.add(only);
    expect(pieces.all()[0]).toBe(only);
  });
});
