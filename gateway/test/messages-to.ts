import type { RunningGateway } from '../testing/start-gateway.ts';

/** An e-mail, and what its link carries where it has one. */
export interface ReadMessage {
  readonly subject: string;
  readonly text: string;
  readonly path: string;
  readonly userEmail: string;
  readonly otp: string;
}

/** The e-mails to an address, oldest first. */
export async function messagesTo(gateway: RunningGateway, email: string): Promise<ReadMessage[]> {
  const messages = (await gateway.mailbox()).filter(({ to }) => to === email).reverse();
  return messages.map(({ subject, text }) => {
    const { pathname, searchParams } = new URL(text.match(/http\S+/)?.[0] ?? 'http://none');
    const member = (name: string) => searchParams.get(name) ?? '';
    return { subject, text, path: pathname, userEmail: member('email'), otp: member('otp') };
  });
}
