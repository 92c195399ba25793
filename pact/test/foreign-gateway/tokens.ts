import { createHmac } from 'node:crypto';

const seal = (email: string) => createHmac('sha256', 'of this process').update(email).digest('base64url');

/** A token that says whose it is: nothing is kept of sessions. */
export function tokenOf(email: string): string {
  return `${Buffer.from(email).toString('base64url')}.${seal(email)}`;
}

/** Whose token it is; null for one that this gateway has not made. */
export function emailOf(token: string): string | null {
  const [name = '', given] = token.split('.');
  const email = Buffer.from(name, 'base64url').toString();
  return email !== '' && given === seal(email) ? email : null;
}
