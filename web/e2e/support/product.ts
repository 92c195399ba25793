import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '@choose-life/gateway/testing/free-port';
import { untilListening } from '@choose-life/gateway/testing/listening';
import { type Dispatcher, request } from 'undici';

/** The whole product as `npm start` runs it: gateway and adapter as processes of their own, on a fresh database. */
export interface Product {
  /** Where the web app is, for example http://127.0.0.1:41234. */
  readonly url: string;
  /** The mailbox page, with its key. */
  readonly mailboxUrl: string;
  /** The newest mail to that address whose text holds a link, and that link. */
  newestLink(email: string): Promise<string>;
}

/** A product that whoever started it stops. */
export interface StartedProduct extends Product {
  stop(): Promise<void>;
}

const root = fileURLToPath(new URL('../../..', import.meta.url));
const endWithParent = fileURLToPath(new URL('../../../tools/start/end-with-parent.mjs', import.meta.url));

/** With GATEWAY_URL in the environment no embedded gateway is started, as with `npm start`. */
export async function startProduct(environment: Record<string, string> = {}): Promise<StartedProduct> {
  const [port, gatewayPort] = await Promise.all([freePort(), freePort()]);
  const isEmbedded = !environment.GATEWAY_URL;
  const dataFolder = isEmbedded ? await mkdtemp(join(tmpdir(), 'choose-life-e2e-')) : '';
  const url = `http://127.0.0.1:${port}`;
  const mailboxKey = randomBytes(16).toString('base64url');
  const env = {
    ...process.env,
    PORT: String(port),
    EMBEDDED_GATEWAY_PORT: String(gatewayPort),
    DATA_DIR: dataFolder,
    MAILBOX_KEY: mailboxKey,
    PUBLIC_URL: url,
    RATE_LIMIT_PER_MINUTE: '0',
    LOG_LEVEL: 'warn',
    ...environment,
  };
  const gateway = isEmbedded ? await server('gateway/src/server.ts', gatewayPort, env) : null;
  const adapter = await server('adapter/src/server.ts', port, env);
  return {
    url,
    mailboxUrl: `${url}/mailbox?key=${mailboxKey}`,
    newestLink: email => newestLink(() => readMailbox(`${url}/mailbox.json?key=${mailboxKey}`), email),
    stop: async () => {
      await Promise.all([ended(adapter), gateway && ended(gateway)]);
      if (isEmbedded) await rm(dataFolder, { recursive: true, force: true });
    },
  };
}

/** A letter, as the mailbox holds it. */
export interface Mail {
  readonly to: string;
  readonly text: string;
}

async function readMailbox(address: string): Promise<Mail[]> {
  const { body }: Dispatcher.ResponseData = await request(address);
  return (await body.json()) as Mail[];
}

/** The newest link with a code in a letter to that address. Mail is sent after the answer: looks again until it is there. */
export async function newestLink(mailbox: () => Promise<readonly Mail[]>, email: string): Promise<string> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    // The mailbox lists newest first.
    const mails = await mailbox();
    const texts = mails.flatMap(mail => (mail.to === email ? [mail.text] : []));
    const link = texts.flatMap(text => text.match(/https?:\/\/\S+[?&]otp=\S+/) ?? [])[0];
    if (link) return link;
    await new Promise(resolve => setTimeout(resolve, 100));
  }
  throw new Error(`No mail with a link for ${email}`);
}

async function server(file: string, port: number, env: NodeJS.ProcessEnv): Promise<ChildProcess> {
  const options = ['--import', endWithParent, '--disable-warning=ExperimentalWarning'];
  const child = spawn(process.execPath, [...options, file], {
    cwd: root,
    env,
    // The pipe closes with the process that runs the tests, which ends the server.
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  await untilListening(child, port, 50);
  return child;
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise(resolve => {
    if (child.exitCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}
