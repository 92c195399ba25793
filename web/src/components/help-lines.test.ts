import { describe, expect, it } from 'vitest';
import { findPhone } from './help-lines.tsx';

describe('findPhone', () => {
  it.each([
    ['Helpline 0800 123 4567, day and night', '0800 123 4567', 'tel:08001234567'],
    ['+234 908 021 7555', '+234 908 021 7555', 'tel:+2349080217555'],
    ['SURPIN: 09080217555', '09080217555', 'tel:09080217555'],
  ])('finds the number of %j: %s', (line, number, href) => {
    const found = findPhone(line);
    expect(found).toMatchObject({ number, href });
    expect(`${found?.before}${found?.number}${found?.after}`).toBe(line);
  });

  it.each([
    'Call 112',
    'Ask the nurse on floor 3',
    '0800 123 4567 or 0800 765 4321',
    '1234567890123456789',
    'https://help.example.test/0',
    '',
  ])('returns null for %j', line => {
    expect(findPhone(line)).toBeNull();
  });
});
