import { describe, expect, it } from 'vitest';
import { createPasswords } from './password.ts';

const passwords = createPasswords();

describe('a password', () => {
  it('is stored as argon2id with 19 MiB, two passes and a random salt', async () => {
    const [one, other] = await Promise.all([passwords.hash('secret'), passwords.hash('secret')]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
    expect(one).not.toBe(other);
  });

  it('matches with composed and with decomposed accents', async () => {
    expect(await passwords.verify('ọ̀rẹ́'.normalize('NFD'), await passwords.hash('ọ̀rẹ́'))).toBe(true);
  });

  it('is not trimmed, shortened or changed in case before it is compared', async () => {
    const password = ` ${'Чайка 🦩 "§$%/\\ heron '.repeat(5)}`;
    const hash = await passwords.hash(password);
    const typedPasswords = [
      password,
      '',
      password.slice(0, -2),
      password.trim(),
      password.toUpperCase(),
      `${password} `,
    ];
    const matches = await Promise.all(typedPasswords.map(typed => passwords.verify(typed, hash)));
    expect(typedPasswords.filter((_, index) => matches[index])).toEqual([password]);
  });

  it('of an unknown person never matches', async () => {
    expect(await passwords.verify('secret', undefined)).toBe(false);
  });
});
