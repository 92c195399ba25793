/**
 * Whether two e-mails belong to the same account. Case and surrounding whitespace are ignored. Null and an empty e-mail are equal, because
 * both mean that nobody is signed in.
 */
export function isSameAccount(one: string | null, other: string | null): boolean {
  return (one ?? '').trim().toLowerCase() === (other ?? '').trim().toLowerCase();
}
