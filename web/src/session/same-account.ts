/** Whether two e-mails belong to the same account. Case and surrounding whitespace are ignored. Null equals an empty e-mail. */
export function isSameAccount(one: string | null, other: string | null): boolean {
  return (one ?? '').trim().toLowerCase() === (other ?? '').trim().toLowerCase();
}
