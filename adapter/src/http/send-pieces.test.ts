import type { FastifyRequest } from 'fastify';
import { describe, expect, it } from 'vitest';
import { takesGzip } from './send-pieces.ts';

describe('whoever asks', () => {
  it.each([
    ['gzip', true],
    ['gzip, deflate, br', true],
    ['br, gzip;q=0.5', true],
    ['gzip;q=0', false],
    ['gzip; q=0.000, br', false],
    ['br', false],
    [undefined, false],
  ])('with Accept-Encoding %s takes gzip: %s', (value, taken) => {
    // Nothing but the header is looked at.
    const request = { headers: { 'accept-encoding': value } } as FastifyRequest;
    expect(takesGzip(request)).toBe(taken);
  });
});
