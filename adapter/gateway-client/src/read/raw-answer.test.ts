import { describe, expect, it } from 'vitest';
import { hasJsonType, isEncoded, retryAfterMsOf } from './raw-answer.ts';

const now = Date.parse('2024-03-10T12:00:00Z');

describe('retryAfterMsOf', () => {
  it.each([
    ['2', 2_000],
    ['0', 0],
    ['1.5', 1_500],
    ['-1', 0],
    // The longest wait is 300 seconds.
    ['1000000000', 300_000],
    ['Sun, 10 Mar 2024 12:00:30 GMT', 30_000],
    // A date in the past means no wait.
    ['Sun, 10 Mar 2024 11:00:00 GMT', 0],
    ['soon', null],
    // `Date.parse` would read it as a date.
    ['1/2', null],
    ['', null],
    [undefined, null],
  ])('reads the header Retry-After %j as %j ms', (header, ms) => {
    expect(retryAfterMsOf(header, now)).toBe(ms);
  });
});

describe('isEncoded', () => {
  it.each([
    [undefined, false],
    ['', false],
    ['identity', false],
    [' Identity ', false],
    ['GZIP', true],
  ])('reads the header Content-Encoding %j as %j', (header, expected) => {
    expect(isEncoded({ 'content-encoding': header })).toBe(expected);
  });
});

describe('hasJsonType', () => {
  it.each([
    ['application/json', true],
    ['Application/JSON; charset=utf-8', true],
    ['application/hal+json', true],
    ['application/jsonp', false],
    ['text/plain', false],
    [undefined, false],
  ])('reads the header Content-Type %j as %j', (header, expected) => {
    expect(hasJsonType({ 'content-type': header })).toBe(expected);
  });
});
