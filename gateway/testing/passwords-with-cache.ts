import { createPasswords, type Passwords } from '../src/accounts/password.ts';

const passwords = createPasswords();
const hashes = new Map<string, Promise<string>>();
const verifications = new Map<string, Promise<boolean>>();

/** Password hashing with a cache in this process, because hashing is deliberately slow and tests use few passwords. */
export const passwordsWithCache: Passwords = {
  ...passwords,
  hash: password => computeOnce(hashes, password, () => passwords.hash(password)),
  verify: (password, hash) =>
    computeOnce(verifications, `${hash} ${password}`, () => passwords.verify(password, hash)),
};

function computeOnce<Value>(
  cache: Map<string, Promise<Value>>,
  key: string,
  compute: () => Promise<Value>,
): Promise<Value> {
  const result = cache.get(key) ?? compute();
  cache.set(key, result);
  return result;
}
