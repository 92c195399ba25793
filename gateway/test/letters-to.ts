import type { RunningGateway } from '../testing/start-gateway.ts';

/** A letter, and what its link carries where it has one. */
export interface ReadLetter {
  readonly subject: string;
  readonly text: string;
  readonly path: string;
  readonly userEmail: string;
  readonly otp: string;
}

/** The letters to an address, oldest first. */
export async function lettersTo(gateway: RunningGateway, email: string): Promise<ReadLetter[]> {
  const letters = (await gateway.mailbox()).filter(({ to }) => to === email).reverse();
  return letters.map(({ subject, text }) => {
    const { pathname, searchParams } = new URL(text.match(/http\S+/)?.[0] ?? 'http://none');
    const member = (name: string) => searchParams.get(name) ?? '';
    return { subject, text, path: pathname, userEmail: member('email'), otp: member('otp') };
  });
}
