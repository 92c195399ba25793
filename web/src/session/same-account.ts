/** Whether two e-mails belong to the same account, ignoring case and surrounding blanks. */
export function sameAccount(one: string | null, other: string | null): boolean {
  return (one ?? '').trim().toLowerCase() === (other ?? '').trim().toLowerCase();
}
