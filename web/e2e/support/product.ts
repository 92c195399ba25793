import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '@choose-life/gateway/testing/free-port';
import { request } from 'undici';

/** The whole product as `npm start` runs it: gateway and adapter as separate processes, on a new database. */
export interface Product {
  /** The URL of the web app, for example http://127.0.0.1:41234. */
  readonly url: string;
  /** The mailbox page, with its key. */
  readonly mailboxUrl: string;
  /** The newest link with a code in an e-mail to an address. Waits for the e-mail. */
  newestLink(email: string): Promise<string>;
}

/** A running product. The caller must stop it. */
export interface StartedProduct extends Product {
  /** The base URL of the embedded gateway, which ends with `/api`. */
  readonly gatewayUrl: string;
  /** The URL of the gateway's e-mails as JSON. */
  readonly mailboxJsonUrl: string;
  stop(): Promise<void>;
}

const root = fileURLToPath(new URL('../../..', import.meta.url));
const endWithParent = new URL('../../../tools/start/end-with-parent.mjs', import.meta.url).href;

/**
 * Starts the product. With GATEWAY_URL in the environment no embedded gateway is started, as with `npm start`.
 * @param folder this repository, or a folder that was built from it
 */
export async function startProduct(
  environment: Record<string, string> = {},
  folder = root,
): Promise<StartedProduct> {
  const [port, gatewayPort] = await Promise.all([freePort(), freePort()]);
  const dataFolder = await mkdtemp(join(tmpdir(), 'choose-life-product-'));
  const url = `http://127.0.0.1:${port}`;
  const mailboxKey = randomBytes(16).toString('base64url');
  const mailboxJsonUrl = `${url}/mailbox.json?key=${mailboxKey}`;
  const child = spawn(process.execPath, ['--import', endWithParent, 'tools/start.mjs'], {
    cwd: folder,
    env: {
      ...process.env,
      PORT: String(port),
      EMBEDDED_GATEWAY_PORT: String(gatewayPort),
      DATA_DIR: dataFolder,
      MAILBOX_KEY: mailboxKey,
      PUBLIC_URL: url,
      // No rate limit, because all tests call from one IP address.
      RATE_LIMIT_PER_MINUTE: '0',
      LOG_LEVEL: 'warn',
      ...environment,
    },
    // The pipe of stdin closes when the process of the tests ends. `end-with-parent.mjs` then stops the product.
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  await new Promise<void>((resolve, reject) => {
    // `tools/start.mjs` prints 'Choose Life runs on http://…' when the product is ready.
    child.stdout.on('data', (text: Buffer) => text.includes(' runs on http') && resolve());
    child.once('exit', code =>
      reject(new Error(`The product ended with exit code ${code} before it was ready.`)),
    );
  });
  return {
    url,
    gatewayUrl: `http://127.0.0.1:${gatewayPort}/api`,
    mailboxUrl: `${url}/mailbox?key=${mailboxKey}`,
    mailboxJsonUrl,
    newestLink: email => newestLink(() => readMailbox(mailboxJsonUrl), email),
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}

/** An e-mail in the mailbox. */
export interface Mail {
  readonly to: string;
  readonly text: string;
}

async function readMailbox(address: string): Promise<Mail[]> {
  const { body } = await request(address);
  // Cast: the embedded gateway serves this format.
  return (await body.json()) as Mail[];
}

/**
 * The newest link with a code in an e-mail to an address. Waits up to 10 seconds for the e-mail, because the gateway sends it after the
 * response to the call that causes it.
 * @param mailbox returns all e-mails, newest first
 */
export async function newestLink(mailbox: () => Promise<readonly Mail[]>, email: string): Promise<string> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const mails = await mailbox();
    for (const { to, text } of mails) {
      const link = to === email && text.match(/https?:\/\/\S+[?&]otp=\S+/)?.[0];
      if (link) return link;
    }
    await new Promise(resolve => setTimeout(resolve, 100));
  }
  throw new Error(`No e-mail with a link was sent to ${email}.`);
}
