import { describe, expect, it } from 'vitest';
import { createPasswords } from './password.ts';

const passwords = createPasswords();

describe('password', () => {
  it('is kept as argon2id with 19 MiB and two passes, never twice the same', async () => {
    const [one, other] = await Promise.all([passwords.hash('secret'), passwords.hash('secret')]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
    expect(one).not.toBe(other);
  });

  it('is the same word, however its e-mails are composed', async () => {
    expect(await passwords.verify('ọ̀rẹ́'.normalize('NFD'), await passwords.hash('ọ̀rẹ́'))).toBe(true);
  });

  it('is read exactly as it was chosen: long, with spaces around, of signs, other scripts and pictures', async () => {
    const chosen = ` ${'Чайка 🦩 "§$%/\\ heron '.repeat(5)}`;
    const hash = await passwords.hash(chosen);
    const typed = [chosen, '', chosen.slice(0, -2), chosen.trim(), chosen.toUpperCase(), `${chosen} `];
    const fitting = await Promise.all(typed.map(one => passwords.verify(one, hash)));
    expect(typed.filter((_, place) => fitting[place])).toEqual([chosen]);
  });

  it('fits nobody who is unknown', async () => {
    expect(await passwords.verify('secret', undefined)).toBe(false);
  });
});
