import { describe, expect, it } from 'vitest';
import { findPhone } from './help-lines.tsx';

describe('findPhone', () => {
  it.each([
    ['Helpline 0800 123 4567, day and night', '0800 123 4567', 'tel:08001234567'],
    ['+234 908 021 7555', '+234 908 021 7555', 'tel:+2349080217555'],
    ['SURPIN: 09080217555', '09080217555', 'tel:09080217555'],
  ])('finds in %j the number %s', (line, number, href) => {
    const phone = findPhone(line);
    expect(phone).toMatchObject({ number, href });
    expect(`${phone?.before}${phone?.number}${phone?.after}`).toBe(line);
  });

  it.each([
    ['a short code', 'Call 112'],
    ['another number', 'Ask the nurse on floor 3'],
    ['two phone numbers', '0800 123 4567 or 0800 765 4321'],
    ['more digits than a phone number has', '0123456789012345'],
    ['an address with a digit', 'https://help.example.test/0'],
    ['an empty line', ''],
  ])('returns null for %s: %j', (_, line) => {
    expect(findPhone(line)).toBeNull();
  });
});
