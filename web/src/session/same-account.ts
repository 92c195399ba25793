/** Whether two e-mails name one account: case and blanks around do not count. */
export function sameAccount(one: string | null, other: string | null): boolean {
  return (one ?? '').trim().toLowerCase() === (other ?? '').trim().toLowerCase();
}
