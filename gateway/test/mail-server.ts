import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

/** A letter that a mail server has taken. */
interface TakenLetter {
  readonly from: string;
  readonly to: string;
  readonly messageId: string;
  /** Its lines, headers among them. */
  readonly lines: readonly string[];
}

export interface MailServer {
  readonly url: string;
  readonly port: number;
  /** What it has taken, oldest first. */
  readonly taken: readonly TakenLetter[];
  /** Ends what is open; nobody listens any more. */
  readonly stop: () => Promise<void>;
}

/** What a mail server of a test says instead of taking a letter: the first of these that a command starts with. */
export type Replies = Readonly<Record<string, string>>;

/** A mail server in clear that speaks just enough SMTP. @param port a free one when it is 0 */
export async function startMailServer(replies: Replies = {}, port = 0): Promise<MailServer> {
  const taken: TakenLetter[] = [];
  const sockets = new Set<Socket>();
  const server = createServer(socket => {
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    // A client that was killed is no fault of this server.
    talk(socket, replies, letter => taken.push(letter)).catch(() => undefined);
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const ownPort = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `smtp://127.0.0.1:${ownPort}?ignoreTLS=true`,
    port: ownPort,
    taken,
    stop: async () => {
      server.close();
      for (const socket of sockets) socket.destroy();
      await once(server, 'close');
    },
  };
}

async function talk(socket: Socket, replies: Replies, take: (letter: TakenLetter) => void): Promise<void> {
  const say = (text: string) => socket.write(`${text}\r\n`);
  const replyTo = (command: string) =>
    Object.entries(replies).find(([start]) => command.startsWith(start))?.[1];
  let [from, to] = ['', ''];
  let letter: string[] | null = null;
  say('220 ready');
  for await (const line of createInterface({ input: socket })) {
    if (letter !== null) {
      if (line !== '.') {
        letter.push(line);
        continue;
      }
      // A long header goes on in the next line.
      const [, messageId = ''] = /^Message-ID:\s*(<.+>)/im.exec(letter.join('\n')) ?? [];
      const reply = replyTo('.');
      if (reply === undefined) take({ from, to, messageId, lines: letter });
      letter = null;
      say(reply ?? '250 taken');
      continue;
    }
    // Clients may write commands in either case (RFC 5321, 2.4).
    const command = line.toUpperCase();
    const reply = replyTo(command);
    if (command.startsWith('MAIL FROM:')) from = line.slice(10).replace(/[<>]/g, '');
    if (command.startsWith('RCPT TO:')) to = line.slice(8).replace(/[<>]/g, '');
    if (reply !== undefined) say(reply);
    else if (command === 'DATA') {
      letter = [];
      say('354 go on');
    } else say('250 ok');
  }
}
