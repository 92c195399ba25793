import { describe, expect, it } from 'vitest';
import { createStringStorage } from './browser-storage.ts';

function storageOf(entries: Record<string, string> = {}, overrides: Partial<Storage> = {}): Storage {
  const entriesByKey = new Map(Object.entries(entries));
  const area = {
    getItem: (key: string) => entriesByKey.get(key) ?? null,
    setItem: (key: string, value: string) => void entriesByKey.set(key, value),
    removeItem: (key: string) => void entriesByKey.delete(key),
    ...overrides,
  };
  // The tested functions call only these three methods.
  return area as Storage;
}

/** Throws, like the access to a blocked storage or `setItem` of a full storage. */
const refuse = () => {
  throw new DOMException('blocked', 'SecurityError');
};

describe('createStringStorage', () => {
  it('stores a string without JSON quotes', () => {
    const area = storageOf();
    createStringStorage(() => area).setItem('token', 'abc');
    expect(area.getItem('token')).toBe('abc');
  });

  it('removes a key when null is stored', () => {
    const area = storageOf({ email: 'ada@example.test' });
    const strings = createStringStorage(() => area);
    strings.setItem('email', null);
    expect(area.getItem('email')).toBeNull();
    expect(strings.getItem('email', null)).toBeNull();
  });

  // The last value is longer than the default `maxLength`, 8192.
  it.each(['undefined', 'null', '[object Object]', '', 'x'.repeat(9000)])(
    'removes the corrupt value %j when it is read',
    value => {
      const area = storageOf({ reportId: value });
      expect(createStringStorage(() => area).getItem('reportId', null)).toBeNull();
      expect(area.getItem('reportId')).toBeNull();
    },
  );

  it('keeps values in memory while storage is blocked', () => {
    const strings = createStringStorage(refuse);
    expect(strings.getItem('token', null)).toBeNull();
    strings.setItem('token', 'abc');
    expect(strings.getItem('token', null)).toBe('abc');
    expect(strings.isPersistent()).toBe(false);
    strings.removeItem('token');
    expect(strings.getItem('token', null)).toBeNull();
  });

  it('returns the newest value while storage is full', () => {
    const area = storageOf({ token: 'old' }, { setItem: refuse });
    const strings = createStringStorage(() => area);
    strings.setItem('token', 'new');
    expect(strings.getItem('token', null)).toBe('new');
    strings.removeItem('token');
    expect(strings.getItem('token', null)).toBeNull();
  });

  it('returns the newest value once storage has space again', () => {
    const area = storageOf();
    const { setItem } = area;
    const strings = createStringStorage(() => area);
    area.setItem = refuse;
    strings.setItem('token', 'old');
    area.setItem = setItem;
    strings.setItem('token', 'new');
    expect(strings.getItem('token', null)).toBe('new');
    expect(strings.isPersistent()).toBe(true);
  });

  it('ignores a stored value that cannot be removed', () => {
    const area = storageOf({ token: 'abc' }, { removeItem: refuse });
    const strings = createStringStorage(() => area);
    strings.removeItem('token');
    expect(strings.getItem('token', null)).toBeNull();
  });
});
