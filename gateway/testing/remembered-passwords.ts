import { createPasswords, type Passwords } from '../src/accounts/password.ts';

const passwords = createPasswords();
const hashes = new Map<string, Promise<string>>();
const answers = new Map<string, Promise<boolean>>();

/** Hashing is slow on purpose: what this process has hashed or checked once is not worked out again. */
export const rememberedPasswords: Passwords = {
  ...passwords,
  hash: password => once(hashes, password, () => passwords.hash(password)),
  verify: (password, hash) => once(answers, `${hash} ${password}`, () => passwords.verify(password, hash)),
};

async function once<Value>(known: Map<string, Promise<Value>>, key: string, workOut: () => Promise<Value>) {
  const value = known.get(key) ?? workOut();
  known.set(key, value);
  return value;
}
