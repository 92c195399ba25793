import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { TLSSocket } from 'node:tls';
import { portOf } from '../testing/free-port.ts';
import type { Certificate } from './certificate.ts';

interface AcceptedMessage {
  readonly from: string;
  readonly to: string;
  readonly messageId: string;
  /** The lines of the e-mail, including the headers. */
  readonly lines: readonly string[];
}

/** A running mail server. */
export interface MailServer {
  /** The URL for clients that do not use TLS. */
  readonly url: string;
  readonly port: number;
  /** The accepted e-mails, oldest first. */
  readonly accepted: readonly AcceptedMessage[];
  /** Every received line, and whether it came over TLS. */
  readonly receivedLines: readonly { readonly line: string; readonly byTls: boolean }[];
  readonly stop: () => Promise<void>;
}

/** Replies that replace the usual ones. A key is the beginning of a command, or '.' for the line that ends an e-mail. */
type Replies = Readonly<Record<string, string>>;

interface Options {
  /** Default: a free port. */
  readonly port?: number;
  /** `smtps` is TLS from the start. With `starttls`, TLS starts after that command. Default: `none`. */
  readonly tlsMode?: 'smtps' | 'starttls' | 'none';
  /** Needed for TLS. */
  readonly certificate?: Certificate;
}

/** Starts a mail server with the part of SMTP that nodemailer uses. */
export async function startMailServer(
  replies: Replies = {},
  { port = 0, tlsMode = 'none', certificate }: Options = {},
): Promise<MailServer> {
  const accepted: AcceptedMessage[] = [];
  const receivedLines: { line: string; byTls: boolean }[] = [];
  const sockets = new Set<Socket>();
  const server = createServer(socket => {
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    // A killed client resets the connection.
    answerCommands(tlsMode === 'smtps' ? overTls(socket) : socket).catch(() => undefined);
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  const listeningPort = portOf(server);

  const overTls = (socket: Socket) =>
    new TLSSocket(socket, { isServer: true, ...certificate }).on('error', () => undefined);

  /** Answers the commands of one connection. It is called again after STARTTLS, and then without a greeting. */
  async function answerCommands(socket: Socket, { sendsGreeting } = { sendsGreeting: true }): Promise<void> {
    const byTls = socket instanceof TLSSocket;
    const send = (text: string) => socket.write(`${text}\r\n`);
    const replyTo = (command: string) =>
      Object.entries(replies).find(([start]) => command.startsWith(start))?.[1];
    let from = '';
    let to = '';
    /** The lines of the e-mail so far; null outside an e-mail. */
    let message: string[] | null = null;
    if (sendsGreeting) send('220 ready');
    for await (const line of createInterface({ input: socket })) {
      receivedLines.push({ line, byTls });
      if (message !== null) {
        if (line !== '.') {
          message.push(line);
          continue;
        }
        // A folded header continues in the next line.
        const [, messageId = ''] = /^Message-ID:\s*(<.+>)/im.exec(message.join('\n')) ?? [];
        const reply = replyTo('.');
        if (reply === undefined) accepted.push({ from, to, messageId, lines: message });
        message = null;
        send(reply ?? '250 accepted');
        continue;
      }
      // Commands are case-insensitive (RFC 5321, 2.4).
      const command = line.toUpperCase();
      const reply = replyTo(command);
      if (command.startsWith('MAIL FROM:')) from = addressIn(line);
      if (command.startsWith('RCPT TO:')) to = addressIn(line);
      if (reply !== undefined) send(reply);
      else if (command.startsWith('EHLO') && tlsMode === 'starttls' && !byTls)
        send('250-test\r\n250 STARTTLS');
      else if (command === 'STARTTLS' && tlsMode === 'starttls') {
        send('220 go ahead');
        return answerCommands(overTls(socket), { sendsGreeting: false });
      } else if (command === 'STARTTLS') send('502 not supported');
      else if (command === 'DATA') {
        message = [];
        send('354 send the e-mail');
      } else send('250 ok');
    }
  }

  return {
    url: `smtp://127.0.0.1:${listeningPort}?ignoreTLS=true`,
    port: listeningPort,
    accepted,
    receivedLines,
    stop: async () => {
      server.close();
      for (const socket of sockets) socket.destroy();
      await once(server, 'close');
    },
  };
}

/** The address in `MAIL FROM:<address>` or `RCPT TO:<address>`. */
function addressIn(line: string): string {
  return /<(.*)>/.exec(line)?.[1] ?? '';
}
