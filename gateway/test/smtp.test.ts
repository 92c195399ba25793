import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLogger } from '../src/logger.ts';
import { createSmtpPostOffice } from '../src/mail/smtp.ts';

/** Speaks just enough SMTP to take one letter at a time; refuses recipients at `refused.test`. */
async function talk(socket: Socket, lines: string[]): Promise<void> {
  const say = (text: string) => socket.write(`${text}\r\n`);
  let inLetter = false;
  say('220 ready');
  for await (const line of createInterface({ input: socket })) {
    lines.push(line);
    if (inLetter) {
      if (line === '.') say('250 taken');
      inLetter = line !== '.';
    } else if (line === 'DATA') {
      inLetter = true;
      say('354 go on');
    } else say(line.includes('refused.test') ? '550 no such person' : '250 ok');
  }
}

describe('mail by SMTP', () => {
  let server: Server;
  let url: string;
  let lines: string[];
  beforeEach(async () => {
    lines = [];
    server = createServer(socket => void talk(socket, lines)).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    url = `smtp://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : ''}?ignoreTLS=true`;
  });
  afterEach(() => server.close());

  it('sends to the one address of the letter, from the address configured', async () => {
    const office = await createSmtpPostOffice(
      { smtpUrl: url, verifiesMailServer: false },
      'from@example.test',
      createLogger('silent', () => undefined),
    );
    await office.post({
      to: 'ada@example.test',
      subject: 'Your link',
      text: 'https://example.test/?otp=code',
    });
    await expect.poll(() => lines).toContain('.');
    expect(lines.filter(line => /^(MAIL|RCPT)/.test(line))).toEqual([
      'MAIL FROM:<from@example.test>',
      'RCPT TO:<ada@example.test>',
    ]);
    expect(lines.join('\n')).toMatch(/Subject: Your link[\s\S]*otp=3Dcode|Subject: Your link[\s\S]*otp=code/);
  });

  it('does not let the caller wait for a server that refuses, and logs no address', async () => {
    const logged: string[] = [];
    const office = await createSmtpPostOffice(
      { smtpUrl: url, verifiesMailServer: false },
      'from@example.test',
      createLogger('info', line => logged.push(line)),
    );
    await office.post({ to: 'nobody@refused.test', subject: 'Your link', text: 'text' });
    await expect.poll(() => logged).toHaveLength(1);
    expect(logged[0]).toContain('mail not sent');
    expect(logged[0]).not.toContain('nobody@');
  });
});
