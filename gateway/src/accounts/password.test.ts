import { describe, expect, it } from 'vitest';
import { createPasswords } from './password.ts';

const passwords = createPasswords();

describe('password', () => {
  it('is kept as argon2id with 19 MiB and two passes, never twice the same', async () => {
    const [one, other] = await Promise.all([passwords.hash('secret'), passwords.hash('secret')]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
    expect(one).not.toBe(other);
  });

  it.each([
    ['secret', 'secret', true],
    ['secret', 'Secret', false],
    ['secret', '', false],
    ['ọ̀rẹ́', 'ọ̀rẹ́'.normalize('NFD'), true],
  ])('%j against %j is %j', async (password, given, fits) => {
    expect(await passwords.verify(given, await passwords.hash(password))).toBe(fits);
  });

  it('fits nobody who is unknown', async () => {
    expect(await passwords.verify('secret', undefined)).toBe(false);
  });
});
