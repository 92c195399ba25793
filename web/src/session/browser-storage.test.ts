import { describe, expect, it } from 'vitest';
import { rawStrings } from './browser-storage.ts';

function storageOf(entries: Record<string, string> = {}, overrides: Partial<Storage> = {}): Storage {
  const stored = new Map(Object.entries(entries));
  const area = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
    ...overrides,
  };
  // `rawStrings` calls only these methods.
  return area as Storage;
}

const refuse = () => {
  throw new DOMException('blocked', 'SecurityError');
};

describe('raw strings', () => {
  it('stores a string without JSON quotes', () => {
    const area = storageOf();
    rawStrings(() => area).setItem('token', 'abc');
    expect(area.getItem('token')).toBe('abc');
  });

  it('removes a key when null is stored', () => {
    const area = storageOf({ email: 'ada@example.test' });
    const strings = rawStrings(() => area);
    strings.setItem('email', null);
    expect(area.getItem('email')).toBeNull();
    expect(strings.getItem('email', null)).toBeNull();
  });

  it.each(['undefined', 'null', '[object Object]', '', 'x'.repeat(9000)])(
    'removes the corrupt value %j when it is read',
    value => {
      const area = storageOf({ reportId: value });
      expect(rawStrings(() => area).getItem('reportId', null)).toBeNull();
      expect(area.getItem('reportId')).toBeNull();
    },
  );

  it('keeps values in memory while storage is blocked', () => {
    const strings = rawStrings(refuse);
    expect(strings.getItem('token', null)).toBeNull();
    strings.setItem('token', 'abc');
    expect(strings.getItem('token', null)).toBe('abc');
    expect(strings.keepsValues()).toBe(false);
    strings.removeItem('token');
    expect(strings.getItem('token', null)).toBeNull();
  });

  it('returns the newest value from memory while storage is full', () => {
    const area = storageOf({ token: 'old' }, { setItem: refuse });
    const strings = rawStrings(() => area);
    strings.setItem('token', 'new');
    expect(strings.getItem('token', null)).toBe('new');
    strings.removeItem('token');
    expect(strings.getItem('token', null)).toBeNull();
  });
});
