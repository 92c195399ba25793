/** A letter in plain text to one address, which was checked where it came in (`accounts/email.ts`). */
export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Where letters are posted: an SMTP server, or the mailbox that the gateway shows to whoever has its key. */
export type PostOffice = { post(letter: Letter): Promise<void> } & (
  | { readonly kind: 'smtp' }
  | { readonly kind: 'mailbox'; readonly key: string }
);
